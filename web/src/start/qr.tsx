import { Loading, Trouble, useSay } from "../ui/base";
import { useAsked } from "./use";

/** Modules of free ground around it, as the norm wants. */
const BORDER = 4;

/** A text as a picture for a camera. What draws it is loaded by whoever looks at one. */
export function QrPicture({ text, label }: { text: string; label: string }) {
  const say = useSay();
  const drawn = useAsked(async () => {
    const { encode } = await import("uqr");
    return encode(text, { ecc: "M", border: BORDER });
  }, [text]);
  if (drawn.trouble) return <Trouble text={say("screen-missing")} onAgain={() => location.reload()} />;
  if (!drawn.value) return <Loading />;
  const { size, data } = drawn.value;
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shape-rendering="crispEdges">
      <rect class="qr-ground" width={size} height={size} />
      <path class="qr-modules" d={data.map(rowPath).join("")} />
    </svg>
  );
}

/** One row: each run of dark modules is a rectangle. */
function rowPath(row: readonly boolean[], y: number): string {
  let path = "";
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue;
    const from = x;
    while (row[x + 1]) x += 1;
    path += `M${from} ${y}h${x - from + 1}v1h${from - x - 1}z`;
  }
  return path;
}
