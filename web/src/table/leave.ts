import type { Following } from "../core/following";
import { go } from "../core/route";

/** Milliseconds for which the server's answer is waited for. */
const PATIENCE = 1500;

/** Gets up and goes to the start. Where the server does not answer, one goes all the same: it notices who is gone. */
export async function leaveTable(following: Following): Promise<void> {
  if (following.known.value?.seat != null && following.line.value === "on")
    await Promise.race([following.leave(), new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
  go("/");
}
