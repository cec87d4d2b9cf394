// Faults of the layout that can be measured: run in the page by tests/browser/layout.py, which gives `least`, the side of a target.
(least) => {
  const faults = [];
  const root = document.documentElement;
  const open = [...document.querySelectorAll("dialog:modal")].at(-1);
  const scope = open ?? document.body;
  const TARGETS =
    "button, a[href], input, select, textarea, summary, [role=button], [role=radio], [role=tab], [role=switch], [role=slider]";

  const name = (el) => {
    const words = (el.getAttribute("aria-label") || el.textContent || el.value || "").trim().replace(/\s+/g, " ");
    const path = [];
    for (let at = el; at && at !== document.body && path.length < 3; at = at.parentElement)
      path.unshift(at.tagName.toLowerCase() + (at.classList[0] ? `.${at.classList[0]}` : ""));
    return `${path.join(">")} "${words.slice(0, 40)}"`;
  };
  const spoken = (el) => {
    // only for the ear: one pixel of it is there
    for (let at = el; at && at !== scope; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.clipPath !== "none" && style.position === "absolute") return true;
      if (at.offsetWidth <= 1 && at.offsetHeight <= 1 && style.overflow === "hidden") return true;
    }
    return false;
  };
  const seen = (el) => el.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !spoken(el);
  const fixed = (el) => {
    for (let at = el; at && at !== scope; at = at.parentElement)
      if (["fixed", "sticky"].includes(getComputedStyle(at).position)) return at;
    return null;
  };
  const crosses = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
  const sized = (box) => `${Math.round(box.width)}x${Math.round(box.height)}`;
  const at = (box) => `at ${Math.round(box.left)},${Math.round(box.top)} ${sized(box)}`;

  // no sideways scroll, neither of the page nor of a dialog
  scrollTo(0, 0);
  for (const el of open ? [root, open] : [root]) {
    if (el.scrollWidth <= el.clientWidth + 1) continue;
    const wide = [...scope.querySelectorAll("*")].filter(
      (one) => seen(one) && one.getBoundingClientRect().right > el.getBoundingClientRect().left + el.clientWidth + 1,
    );
    const inner = wide.filter((one) => !wide.some((other) => other !== one && one.contains(other)));
    faults.push(`sideways: ${el.scrollWidth} px in ${el.clientWidth}: ${inner.slice(0, 3).map(name).join("; ")}`);
  }

  // what scrolls inside itself to the side says so; else what is cut off is cut off
  const clips = (el) => {
    for (let box = el.parentElement; box && box !== scope.parentElement; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (style.overflowX !== "visible" || style.overflowY !== "visible") return [box, style];
    }
    return null;
  };
  // what scrolls by itself: things in it and things beside it cannot be compared by where they are
  const scroller = (el) => {
    for (let box = el; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      const moves = (overflow, size, room) => /auto|scroll/.test(overflow) && size > room + 1;
      if (moves(style.overflowX, box.scrollWidth, box.clientWidth) || moves(style.overflowY, box.scrollHeight, box.clientHeight))
        return box;
    }
    return null;
  };

  // every text: where it is, and whether all of it can be seen
  const texts = [];
  const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!node.data.trim() || parent.closest("noscript, script, style, svg, option") || !seen(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (box.width < 1 || box.height < 1) continue;
      // half of the leading above and below the letters is empty: what overlaps there does not touch
      const free = Math.max(0, (box.height - Number.parseFloat(getComputedStyle(parent).fontSize)) / 2);
      texts.push({ parent, node, box, ink: new DOMRect(box.x, box.y + free, box.width, box.height - 2 * free) });
    }
  }
  for (const { parent, node, ink } of texts) {
    const clip = clips(parent);
    if (!clip || scroller(clip[0]) === clip[0]) continue;
    const [box, style] = clip;
    const edge = box.getBoundingClientRect();
    const hidden = (value) => value === "hidden" || value === "clip";
    if (
      (hidden(style.overflowX) && (ink.left < edge.left - 2 || ink.right > edge.right + 2)) ||
      (hidden(style.overflowY) && (ink.top < edge.top - 2 || ink.bottom > edge.bottom + 2))
    )
      faults.push(`cut off: "${node.data.trim().slice(0, 40)}" in ${name(box)}`);
  }
  for (let i = 0; i < texts.length; i += 1)
    for (let j = i + 1; j < texts.length; j += 1) {
      const [a, b] = [texts[i], texts[j]];
      if (a.node === b.node || !crosses(a.ink, b.ink)) continue;
      if (a.parent.contains(b.parent) !== b.parent.contains(a.parent)) continue;
      if (fixed(a.parent) === fixed(b.parent) && scroller(a.parent) === scroller(b.parent))
        faults.push(`texts overlap: ${name(a.parent)} ${at(a.ink)} and ${name(b.parent)} ${at(b.ink)}`);
    }

  // every target
  const area = (el) => {
    const label = el.matches("input[type=radio], input[type=checkbox]") ? el.closest("label") : null;
    return label ?? el;
  };
  const targets = new Set();
  for (const el of scope.querySelectorAll(TARGETS)) {
    if (el.closest("[inert], [aria-hidden=true]") || el.type === "hidden") continue;
    const whole = area(el);
    if (seen(whole) && whole.getClientRects().length) targets.add(whole);
  }
  const all = [...targets];
  const inText = (el) =>
    getComputedStyle(el).display.startsWith("inline") &&
    !el.matches(".button") &&
    [...el.parentElement.childNodes].some((one) => one.nodeType === Node.TEXT_NODE && one.data.trim());

  // no target on another, and no text on a target that is not its own; cards held as a fan are measured below
  const boxes = all.map((el) => el.getBoundingClientRect());
  const wide = innerWidth >= 1024 || innerWidth > innerHeight;
  const fan = (el) => (wide ? el.closest(".hand") : null);
  for (let i = 0; i < all.length; i += 1) {
    for (let j = i + 1; j < all.length; j += 1) {
      const [a, b] = [all[i], all[j]];
      if (!crosses(boxes[i], boxes[j])) continue;
      if (a.contains(b) || b.contains(a) || (fan(a) && fan(a) === fan(b)) || inText(a) || inText(b)) continue;
      if (fixed(a) !== fixed(b) || scroller(a.parentElement) !== scroller(b.parentElement)) continue;
      faults.push(`targets overlap: ${name(a)} ${at(boxes[i])} and ${name(b)} ${at(boxes[j])}`);
    }
    for (const { parent, ink } of inText(all[i]) ? [] : texts) {
      if (!crosses(boxes[i], ink)) continue;
      if (all[i].contains(parent) || parent.contains(all[i]) || fixed(parent) !== fixed(all[i])) continue;
      if (scroller(parent) !== scroller(all[i].parentElement)) continue;
      faults.push(`text on a target: ${name(parent)} ${at(ink)} on ${name(all[i])} ${at(boxes[i])}`);
    }
  }
  // large enough, also where others lie on it
  for (const el of all) {
    if (inText(el)) continue;
    el.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const box = el.getBoundingClientRect();
    if (box.width < least - 0.5 || box.height < least - 0.5) {
      faults.push(`small: ${name(el)} ${sized(box)}`);
      continue;
    }
    // the widest strip in which it is on top
    const across = 24;
    const mine = (x, y) => {
      const top = document.elementFromPoint(x, y);
      return top && (el.contains(top) || top.contains(el) || top.closest("label") === el);
    };
    let best = 0;
    for (const y of [0.25, 0.5, 0.75]) {
      let run = 0;
      for (let i = 0; i < across; i += 1) {
        const x = box.left + ((i + 0.5) * box.width) / across;
        run = x >= 0 && x < innerWidth && mine(x, box.top + y * box.height) ? run + box.width / across : 0;
        best = Math.max(best, run);
      }
    }
    if (best + box.width / across < least) faults.push(`covered: ${name(el)} ${at(box)}: ${Math.round(best)} px are free`);
  }
  scrollTo(0, 0);

  return [...new Set(faults)];
}
