import { render } from "preact";
import { act } from "preact/test-utils";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { change, defaults, settings } from "../src/core/settings";
import { areas, speak } from "../src/core/texts";
import { SettingsGroups } from "../src/start/settings";
import { CardFace } from "../src/ui/card";

async function drawn(): Promise<HTMLElement> {
  const root = document.createElement("div");
  document.body.replaceChildren(root);
  await act(() => render(<SettingsGroups />, root));
  await vi.waitFor(() => expect(root.querySelector(".loading")).toBeNull());
  return root;
}
const field = (root: HTMLElement, label: string): HTMLInputElement =>
  [...root.querySelectorAll("label")]
    .find((one) => one.textContent?.includes(label))
    ?.querySelector("input") as HTMLInputElement;

async function press(input: HTMLInputElement, key: string): Promise<void> {
  await act(() => {
    input.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  });
}

beforeEach(async () => {
  localStorage.clear();
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no server")));
  await areas("shell", "terms", "settings", "table");
  await speak("en");
  change(defaults());
});

describe("settings", () => {
  it("are changed one by one and kept on the device", async () => {
    const root = await drawn();
    await act(() => field(root, "until you tap it").click());
    await act(() => field(root, "very large").click());
    await act(() => field(root, "two: black and red").click());
    expect(settings.value).toMatchObject({ hold: null, size: "XL", deck: "two" });
    expect(JSON.parse(localStorage.getItem("satasat.settings") ?? "{}")).toMatchObject({ hold: null, size: "XL" });
    expect(document.documentElement.dataset.deck).toBe("two");
  });

  it("come back group by group", async () => {
    const root = await drawn();
    await act(() => change({ confirm: false, hold: 500, size: "XL" }));
    const reset = [...root.querySelectorAll("button")].find((one) => one.textContent?.includes("“Play”"));
    await act(() => reset?.click());
    expect(settings.value).toMatchObject({ confirm: true, hold: 1500, size: "XL" });
  });

  it("give another letter to a question, and the old one to whoever had the new", async () => {
    const root = await drawn();
    await press(field(root, "say the last trick"), "x");
    expect(settings.value.remap).toEqual({ L: "X" });
    await press(field(root, "say what is trump"), "x");
    expect(settings.value.remap).toEqual({ L: "U", U: "X" });
    await press(field(root, "say what is trump"), "u");
    await press(field(root, "say the last trick"), "l");
    expect(settings.value.remap).toEqual({});
  });

  it("leave the letters of the suits to the hand", async () => {
    const root = await drawn();
    await press(field(root, "say the last trick"), "h");
    expect(settings.value.remap).toEqual({});
    expect(root.querySelector(".rule-notice")?.textContent).toContain("H chooses a suit");
  });

  it("put the suit's letter on cards", async () => {
    const root = document.createElement("div");
    await act(() => render(<CardFace card="QC" />, root));
    expect(root.querySelector(".card-letter")).toBeNull();
    await act(() => change({ letters: true }));
    expect(root.querySelector(".card-letter")?.textContent).toBe("C");
  });
});
