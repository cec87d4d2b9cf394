/** How friends find the table: a link, a code to say, a picture to scan. */

import { useEffect, useState } from "preact/hooks";
import { announce } from "../core/announce";
import { spokenCode } from "../core/api";
import { Button, Dialog, Loading, Trouble, useSay } from "../ui/base";
import { gameName } from "./games";
import { linkTo } from "./opening";
import { QrPicture } from "./qr";
import "./lobby.css";
import { useAsked } from "./use";

/** Puts a text where it can be pasted. Plain http has no clipboard, but the old way. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = document.createElement("textarea");
    field.value = text;
    field.className = "hidden";
    field.readOnly = true;
    // beside a modal dialog nothing can be selected
    const ground = document.querySelector("dialog[open]") ?? document.body;
    ground.append(field);
    const before = document.activeElement;
    field.select();
    const done = document.execCommand("copy");
    field.remove();
    if (before instanceof HTMLElement) before.focus();
    return done;
  }
}

const LOCAL = /^(localhost|127\.|\[::1\])/;

export function Share({ game, table, secret }: { game: string; table: string; secret: string }) {
  const say = useSay();
  const link = linkTo(table, secret);
  const [open, setOpen] = useState<"code" | "qr" | null>(null);
  const [note, setNote] = useState("");
  const can = typeof navigator.share === "function";
  const toClipboard = async () => {
    const text = say((await copy(link)) ? "share-copied" : "share-copy-by-hand");
    setNote(text);
    announce(text);
  };
  const send = async () => {
    try {
      await navigator.share({ title: "satasat", text: say("share-text", { game: gameName(game) }), url: link });
    } catch (error) {
      // who closes the list of programs has not failed
      if (!(error instanceof DOMException && error.name === "AbortError")) await toClipboard();
    }
  };
  return (
    <div class="share">
      <Button kind="main" class="tall" onClick={can ? send : toClipboard}>
        {say(can ? "share-send" : "share-copy")}
      </Button>
      <div class="share-ways">
        {can && <Button onClick={toClipboard}>{say("share-copy")}</Button>}
        <Button onClick={() => setOpen("code")}>{say("share-code")}</Button>
        <Button onClick={() => setOpen("qr")}>{say("share-qr")}</Button>
      </div>
      {note && <p class="share-note">{note}</p>}
      {note === say("share-copy-by-hand") && <LinkField link={link} />}
      {LOCAL.test(location.host) && <p class="share-note">{say("share-local")}</p>}
      {open === "code" && <CodeDialog table={table} onClose={() => setOpen(null)} />}
      {open === "qr" && (
        <Dialog title={say("share-qr-title")} onClose={() => setOpen(null)}>
          <QrPicture text={link} label={say("share-qr-label")} />
          <p>{say("share-qr-how")}</p>
          <LinkField link={link} />
        </Dialog>
      )}
    </div>
  );
}

function LinkField({ link }: { link: string }) {
  const say = useSay();
  return (
    <label class="field">
      <span>{say("share-link")}</span>
      <input type="text" readOnly value={link} dir="ltr" onFocus={(event) => event.currentTarget.select()} />
    </label>
  );
}

/** Letters one by one, for a voice too: nobody says "kvmxra". */
const spelled = (code: string): string => [...code.toUpperCase()].join(" ");

function CodeDialog({ table, onClose }: { table: string; onClose: () => void }) {
  const say = useSay();
  const code = useAsked(async () => {
    const { code: letters, seconds } = await spokenCode(table);
    return { letters, until: Date.now() + seconds * 1000 };
  });
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 5000);
    return () => clearInterval(timer);
  }, []);
  const left = code.value ? code.value.until - now : 0;
  return (
    <Dialog title={say("share-code-title")} onClose={onClose}>
      {code.trouble && <Trouble text={code.trouble} onAgain={code.again} />}
      {!code.value && !code.trouble && <Loading />}
      {code.value && (
        <>
          {left > 0 ? (
            <>
              <p class="spoken-code" dir="ltr">
                {spelled(code.value.letters)}
              </p>
              <p>{say("share-code-how", { place: location.host })}</p>
              <p class="about">{say("share-code-left", { minutes: Math.floor(left / 60_000) })}</p>
            </>
          ) : (
            <p>{say("share-code-over")}</p>
          )}
          <Button onClick={code.again}>{say("share-code-new")}</Button>
        </>
      )}
    </Dialog>
  );
}
