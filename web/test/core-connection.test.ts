import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Refusal } from "../src/core/api";
import { Connection } from "../src/core/connection";
import type { Update } from "../src/core/wire";

/** A socket in the hands of the test. */
class FakeSocket {
  static all: FakeSocket[] = [];
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  closed = false;
  sent: Record<string, unknown>[] = [];
  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.closed = true;
  }
  tell(update: object): void {
    this.onmessage?.({ data: JSON.stringify(update) });
  }
  /** Says hello, and answers the join. */
  accept(): void {
    this.tell({ type: "hello", protocol: 1, version: "1", name: "Asha" });
    this.tell({ type: "welcome", id: this.sent.at(-1)?.id, table: "t", seq: 1 });
  }
}
const last = (): FakeSocket => {
  const socket = FakeSocket.all.at(-1);
  if (!socket) throw new Error("no socket");
  return socket;
};

let told: Update[];
let failure: Refusal | null;
let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", () => Promise.resolve({ status: 200 }));
  FakeSocket.all = [];
  told = [];
  failure = null;
  connection = new Connection("t", {
    told: (update) => told.push(update),
    joining: () => ({ secret: "s", ...(told.length ? { seq: 1 } : {}) }),
    failed: (error) => {
      failure = error;
    },
  });
});
afterEach(() => {
  connection.end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a table is joined with its secret, and then commands go out with ids of their own", async () => {
  last().accept();
  expect(connection.line.value).toBe("on");
  expect(last().sent[0]).toMatchObject({ type: "join", table: "t", secret: "s" });
  const one = connection.give({ type: "end" });
  const two = connection.give({ type: "leave" });
  const [, first, second] = last().sent;
  expect(first?.id).not.toBe(second?.id);
  last().tell({ type: "done", id: second?.id, table: "t", seq: 1 });
  last().tell({ type: "happened", id: first?.id, table: "t", seq: 2, what: { type: "ended" } });
  expect((await one).type).toBe("happened");
  expect((await two).type).toBe("done");
});

test("three seconds of silence are a loss (S10)", () => {
  last().accept();
  vi.advanceTimersByTime(2400);
  last().tell({ type: "beat" });
  vi.advanceTimersByTime(2900);
  expect(connection.line.value).toBe("on");
  vi.advanceTimersByTime(600);
  expect(connection.line.value).toBe("lost");
});

test("what was not answered is sent again under its old id, and never what was (S8)", async () => {
  last().accept();
  const answered = connection.give({ type: "leave" });
  const open = connection.give({ type: "act", seq: 1, move: { type: "play", card: "AS" } });
  const first = last();
  first.tell({ type: "done", id: first.sent[1]?.id, table: "t", seq: 1 });
  await answered;
  first.onclose?.();
  expect(connection.line.value).toBe("lost");
  vi.advanceTimersByTime(1400);
  expect(FakeSocket.all.length).toBe(2);
  last().accept();
  expect(last().sent[0]).toMatchObject({ type: "join", seq: 1 });
  expect(last().sent.slice(1)).toEqual([first.sent[2]]);
  last().tell({ type: "happened", id: first.sent[2]?.id, table: "t", seq: 2, what: { type: "moved" } });
  expect((await open).type).toBe("happened");
});

test("what an old socket still says is not heard", () => {
  last().accept();
  const old = last();
  old.onclose?.();
  const before = told.length;
  old.tell({ type: "happened", table: "t", seq: 9, what: { type: "moved" } });
  expect(told.length).toBe(before);
});

test("a refusal for a passing reason is tried again with the same id; any other is told", async () => {
  last().accept();
  const given = connection.give({ type: "claim", seq: 1 });
  const id = last().sent[1]?.id;
  last().tell({ type: "refused", id, code: "limit", params: { key: "messages", seconds: 2 }, table: "t" });
  vi.advanceTimersByTime(1900);
  expect(last().sent.length).toBe(2);
  vi.advanceTimersByTime(200);
  expect(last().sent[2]).toEqual(last().sent[1]);
  last().tell({ type: "refused", id, code: "claim_unproven", params: {}, table: "t" });
  await expect(given).rejects.toMatchObject({ code: "claim_unproven" });
});

test("what a stale command missed is told before its refusal (S9)", async () => {
  last().accept();
  const given = connection.give({ type: "claim", seq: 1 });
  const missed = { type: "happened", table: "t", seq: 2, what: { type: "moved" } };
  last().tell({
    type: "refused",
    id: last().sent[1]?.id,
    code: "stale",
    params: { since: 1, due: 2 },
    table: "t",
    missed: [missed],
  });
  await expect(given).rejects.toBeInstanceOf(Refusal);
  expect(told.at(-1)).toEqual(missed);
});

test("tries every second for a minute, and then in two, four, eight, fifteen seconds (S10)", () => {
  last().onclose?.();
  const times: number[] = [];
  let before = FakeSocket.all.length;
  for (let ms = 0; ms < 150_000; ms += 100) {
    vi.advanceTimersByTime(100);
    if (FakeSocket.all.length > before) {
      before = FakeSocket.all.length;
      times.push(ms);
      last().onclose?.();
    }
  }
  const gaps = times.slice(1).map((at, i) => at - (times[i] as number));
  const minute = gaps.filter((_, i) => (times[i] as number) < 59_000);
  expect(minute.length).toBeGreaterThan(40);
  expect(Math.max(...minute)).toBeLessThanOrEqual(2100);
  expect(Math.max(...gaps.slice(-2))).toBeGreaterThanOrEqual(14_900);
});

test("a wrong link ends it, and says why", async () => {
  last().tell({ type: "hello", protocol: 1, version: "1", name: "Asha" });
  last().tell({ type: "refused", id: last().sent[0]?.id, code: "wrong_secret", params: {}, table: "t" });
  expect(failure?.code).toBe("wrong_secret");
  vi.advanceTimersByTime(5000);
  expect(FakeSocket.all.length).toBe(1);
});

test("another protocol is another page", () => {
  last().tell({ type: "hello", protocol: 2, version: "9", name: "Asha" });
  expect(failure?.code).toBe("page_outdated");
});

test("a slow line is given time to say hello, and then three seconds count", () => {
  vi.advanceTimersByTime(8000);
  expect(FakeSocket.all.length).toBe(1);
  last().accept();
  expect(connection.line.value).toBe("on");
  vi.advanceTimersByTime(3000);
  expect(connection.line.value).toBe("lost");
});

test("a server that is not heard from at all is asked anew", () => {
  vi.advanceTimersByTime(12_500);
  expect(FakeSocket.all.length).toBe(2);
});

test("a join that comes too often waits as long as it is told to", () => {
  last().tell({ type: "hello", protocol: 1, version: "1", name: "Asha" });
  last().tell({
    type: "refused",
    id: last().sent[0]?.id,
    code: "limit",
    params: { key: "burst", seconds: 5 },
    table: "t",
  });
  vi.advanceTimersByTime(4800);
  expect(FakeSocket.all.length).toBe(1);
  vi.advanceTimersByTime(600);
  expect(FakeSocket.all.length).toBe(2);
  expect(failure).toBeNull();
});

test("what waits to be sent once more is sent once, also where the connection is lost in between", () => {
  last().accept();
  void connection.give({ type: "end" }).catch(() => {});
  last().tell({ type: "refused", id: last().sent[1]?.id, code: "busy", params: {}, table: "t" });
  last().onclose?.();
  vi.advanceTimersByTime(1400);
  last().accept();
  vi.advanceTimersByTime(1000);
  expect(last().sent.filter((one) => one.type === "end")).toHaveLength(1);
});

test("without a session there is nothing to follow", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve({ status: 401 }));
  last().onclose?.();
  await vi.advanceTimersByTimeAsync(1400);
  expect(failure?.code).toBe("no_session");
});

test("the network's return is used at once, and its loss is seen at once", () => {
  last().accept();
  dispatchEvent(new Event("offline"));
  expect(connection.line.value).toBe("lost");
  dispatchEvent(new Event("online"));
  expect(FakeSocket.all.length).toBe(2);
});
