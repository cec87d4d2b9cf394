/** What a key press means, whatever the keyboard's language. */

/** Whether somebody writes there, or a dialog has the keyboard. */
export function typesText(event: KeyboardEvent): boolean {
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest("input, select, textarea, [contenteditable]")) return true;
  const open = document.querySelector("dialog[open]:modal");
  return open !== null;
}

/** The Latin letter or digit on the key, in capitals; "" for any other key. */
export function plainKey(event: KeyboardEvent): string {
  const key = event.key.length === 1 ? event.key.toUpperCase() : "";
  if (/^[A-Z0-9?]$/.test(key)) return key;
  // a Cyrillic or Devanagari keyboard: by the place of the key
  const place = /^(?:Key|Digit|Numpad)([A-Z0-9])$/.exec(event.code);
  return key && place ? (place[1] as string) : "";
}
