import { expect, test } from "vitest";
import { areas, speak, speaker } from "../src/core/texts";

test("the language that was asked for last is spoken, whichever comes first", async () => {
  await areas("terms");
  await Promise.all([speak("ru"), speak("ne"), speak("hi")]);
  expect(speaker.value.language).toBe("hi");
  expect(document.documentElement.lang).toBe("hi");
});

test("an area that is asked for while a language comes is there when it is spoken", async () => {
  await areas("terms");
  await speak("en");
  const coming = speak("ne");
  await areas("shell");
  await coming;
  expect(speaker.value.has("close")).toBe(true);
});

test("cards, suits and seats become words; what is said to oneself is said so", async () => {
  await areas("play", "shell", "terms");
  await speak("en");
  const mine = speaker.value.at(["Asha", "Bina", "Chandra"], 1);
  expect(mine.say("debt-draws", { creditor: 1, debtor: 0, n: 1 })).toBe("You draw one card from Asha.");
  expect(mine.say("suit-H")).toBe("hearts");
  expect(mine.spoken(mine.card("TD"))).toBe("ten of diamonds");
  expect(() => mine.say("no-such-text")).toThrow("no text");
});

test("a refusal is a sentence, and one that nobody knows has words too", async () => {
  await areas("refusals", "shell", "terms");
  await speak("en");
  expect(speaker.value.refusal("wrong_secret")).toMatch(/^[A-Z].*\.$/);
  expect(speaker.value.refusal("something_new")).toContain("something_new");
});
