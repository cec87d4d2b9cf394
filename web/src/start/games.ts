/** The games that can be played here: what they are called, who plays them, and their bots. */

import { type Catalogue, type Game, gameOf, type Labelled, THREE_TWO_FIVE } from "../core/api";
import { BIDDING_GAMES, type BiddingGame, isBidding } from "../core/bidding";
import { speaker } from "../core/texts";
import type { Card, Rules } from "../core/wire";

export const GAMES: readonly string[] = [THREE_TWO_FIVE, ...BIDDING_GAMES];

/** Four cards of a suit that count 35, in each game of another suit. */
export const AIM: Readonly<Record<BiddingGame, readonly Card[]>> = {
  "thirty-five": ["KH", "QH", "JH", "5H"],
  trentacinque: ["KC", "QC", "JC", "5C"],
};

export const gameName = (game: string): string => {
  const code = `game-name-${game}`;
  return speaker.value.has(code) ? speaker.value.say(code) : game;
};

/** The game that an address names; 3-2-5 where it names none that there is. */
export const gameIn = (query: URLSearchParams): string => {
  const named = query.get("game") ?? "";
  return GAMES.includes(named) ? named : THREE_TWO_FIVE;
};

/** An address with its game, which 3-2-5 needs not. */
export const addressFor = (game: string, path: string): string =>
  game === THREE_TWO_FIVE ? path : `${path}${path.includes("?") ? "&" : "?"}game=${game}`;

/** The rules that the game has where nobody has chosen any. */
export function usualRules(game: Game): Rules {
  const rules = game.presets.find((one) => one.id === game.default)?.rules;
  if (!rules) throw new Error(`no presets of ${game.id}`);
  return rules;
}

/** How a game may be played with more or fewer people: by this option. */
export const seatsOption = (game: Game): string | null =>
  game.seats.least < game.seats.most ? game.seats.option : null;

/** Its bots; all there are where this server has no such game. */
export const botsOf = (all: Catalogue, game: string): readonly Labelled[] => gameOf(all, game)?.bots ?? all.bots;

/** The bot that was wished for, or of those that there are the one that plays best. */
export const botAmong = (bots: readonly Labelled[], wished: string): string =>
  bots.some(({ id }) => id === wished) ? wished : (bots.at(-1)?.id ?? wished);

/** The options of the betting games, as far as this page knows what they may be. */
const KNOWN_OPTIONS: Readonly<Record<string, readonly string[]>> = {
  "thirty-five": ["players", "chips", "ante", "pool_limit", "ace_value", "deals"],
  trentacinque: ["chips", "ante", "deals"],
};

/** Whether these can be rules of that betting game: an older page, or another one, may have kept something else. */
export function fitsBetting(game: string, rules: Rules): boolean {
  const names = KNOWN_OPTIONS[game] ?? [];
  const given = Object.keys(rules);
  const number = (name: string) => {
    const value = rules[name];
    return value === null ? name === "pool_limit" : Number.isSafeInteger(value) && (value as number) > 0;
  };
  return isBidding(game) && given.length === names.length && names.every((name) => number(name));
}
