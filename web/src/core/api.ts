/** What needs no socket (docs/formats/http.md). Every function throws Refusal. */

import { isBidding } from "./bidding";
import { settings } from "./settings";
import type { Params, Rules, Stage, TableSettings } from "./wire";

/** Why nothing came of a request: the server's code, or `unreachable`. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly params: Params = {},
    readonly status = 0,
  ) {
    super(code);
  }
}

async function ask<T>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      credentials: "same-origin",
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
      ...(signal ? { signal } : {}),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new Refusal("unreachable");
  }
  const text = await answer.text();
  let read: unknown = null;
  try {
    read = text ? JSON.parse(text) : null;
  } catch {
    if (answer.ok) throw new Refusal("unreachable"); // something in between answers for the server
  }
  if (answer.ok) return read as T;
  const { code, params } = (read ?? {}) as { code?: string; params?: Params };
  throw new Refusal(code ?? "unreachable", params ?? {}, answer.status);
}

/** Who one is; null without a session. */
export async function session(): Promise<{ name: string } | null> {
  try {
    return await ask<{ name: string }>("GET", "/api/session");
  } catch (error) {
    if (error instanceof Refusal && error.status === 401) return null;
    throw error;
  }
}
export const begin = (name: string) => ask<{ name: string }>("POST", "/api/session", { name });
export const rename = (name: string) => ask<{ name: string }>("PATCH", "/api/session", { name });
export const endSession = (everywhere = false) => ask<null>("DELETE", `/api/session${everywhere ? "?everywhere" : ""}`);
export const phrase = () => ask<{ phrase: string }>("POST", "/api/session/phrase");
export const recover = (words: string) => ask<{ name: string }>("POST", "/api/session/recover", { phrase: words });
export const forgetMe = () => ask<null>("DELETE", "/api/person");
export const exportMe = () => ask<unknown>("GET", "/api/person/export");

export interface Opened {
  table: string;
  secret: string;
  link: string;
}
export interface NewTable {
  game?: string;
  preset?: string;
  rules?: Rules;
  settings?: Partial<TableSettings>;
  /** The same deal once more, from a match of one's own. */
  again?: { table: string; number: number; deal: number; bot?: string };
}
export const openTable = (wanted: NewTable) => ask<Opened>("POST", "/api/tables", wanted);

export interface Found {
  table: string;
  game: string;
  preset: string | null;
  stage: Stage;
  names: readonly (string | null)[];
  bots: readonly (string | null)[];
  free: number;
  secret: string | null;
}
export const publicTables = () => ask<{ tables: readonly Found[] }>("GET", "/api/tables");
export const lookUp = (by: { table: string; secret: string } | { code: string }) =>
  ask<Found>("POST", "/api/tables/look-up", by);
export const spokenCode = (table: string) =>
  ask<{ code: string; seconds: number }>("POST", `/api/tables/${table}/code`);

export interface Labelled {
  id: string;
  label: string;
}
export interface Option {
  id: string;
  label: string;
  about: string;
  many: boolean;
  values: readonly { value: string | number | null; label: string }[];
  sources?: Readonly<Record<string, string>>;
  /** Of an option that takes numbers: from where, and up to where; null: no bound of its own. */
  least: number | null;
  most: number | null;
  /** It may also have no value: a limit that is not there. */
  none: boolean;
}
export interface Game {
  id: string;
  /** Who may play it: how many, and the option that says so. */
  seats: { least: number; most: number; option: string | null };
  /** Those of its bots, the weakest first. */
  bots: readonly Labelled[];
  default: string;
  presets: readonly { id: string; label: string; sha256: string; rules: Rules }[];
  options: readonly Option[];
}
export const THREE_TWO_FIVE = "three-two-five";
/** The games that this page can play, by their ids; servers may have others too. */
export const isHere = (game: string): boolean => game === THREE_TWO_FIVE || isBidding(game);
export const gameOf = (all: Pick<Catalogue, "games">, id: string = THREE_TWO_FIVE): Game | undefined =>
  all.games.find((one) => one.id === id && isHere(id));
export interface Catalogue {
  language: string;
  games: readonly Game[];
  bots: readonly Labelled[];
  clocks: readonly (Labelled & { turn: number | null; bank: number; ready: number | null })[];
  paces: readonly Labelled[];
  phrases: readonly Labelled[];
  faces: readonly Labelled[];
}
const catalogues = new Map<string, Promise<Catalogue>>();
/** What there is to choose from, in the language of this page; asked for once. */
export function catalogue(language = settings.value.language): Promise<Catalogue> {
  let found = catalogues.get(language);
  if (!found) {
    found = ask<Catalogue>("GET", `/api/games?language=${language}`);
    found.catch(() => catalogues.delete(language));
    catalogues.set(language, found);
  }
  return found;
}

/** The bounds that the server is run with, by name. */
export const limits = () => ask<Readonly<Record<string, number>>>("GET", "/api/limits");

export interface MatchFound {
  table: string;
  number: number;
  game: string;
  preset: string | null;
  started: string | null;
  names: readonly (string | null)[];
  bots: readonly (string | null)[];
  on: boolean;
  totals: readonly number[] | null;
  winners: readonly number[] | null;
}
export const matches = () => ask<{ matches: readonly MatchFound[] }>("GET", "/api/matches");
export const recordPath = (table: string, number: number): string => `/api/matches/${table}/${number}/record`;
/** The record of a match, a JSON text a line (docs/formats/record.md). */
export async function record(table: string, number: number): Promise<string> {
  const answer = await fetch(recordPath(table, number), { credentials: "same-origin" }).catch(() => null);
  if (!answer) throw new Refusal("unreachable");
  if (answer.ok) return answer.text();
  const { code, params } = (await answer.json().catch(() => ({}))) as { code?: string; params?: Params };
  throw new Refusal(code ?? "unreachable", params ?? {}, answer.status);
}
/** The review of a match, as docs/formats/review.md says. Takes seconds. */
export const review = <T>(table: string, number: number, signal?: AbortSignal) =>
  ask<T>("GET", `/api/matches/${table}/${number}/review`, undefined, signal);
