import { useSay } from "../ui/base";
import { useAreas } from "./areas";

/** That chips are nothing but points: said wherever one meets these games first. */
export function PlayPoints() {
  const say = useSay();
  const ready = useAreas("betting");
  return <p class="play-points">{ready ? say("betting-play-points") : ""}</p>;
}
