/** The checkable shuffle, worked out on this device (docs/formats/shuffle.md). */

import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Card, Proof } from "../core/wire";

// `crypto.subtle` is not there on a page that came over plain http, as one in a home's own network does.

/** What the server had to publish before any player gave a seed. */
export const commitment = (seed: string, table: string, deal: number): string =>
  bytesToHex(sha256(concatBytes(hexToBytes(seed), utf8ToBytes(`${table}/${deal}`))));

/** Numbers below n, one after the other, that nobody could choose. */
export function chain(proof: Pick<Proof, "seed" | "players">, label: string): (n: number) => number {
  const key = hexToBytes(proof.seed);
  const message = `${proof.players.join(",")}/${label}/`;
  let count = 0;
  let rest: number[] = [];
  const next = (): number => {
    if (!rest.length) {
      rest = [...hmac(sha256, key, utf8ToBytes(`${message}${count}`))];
      count += 1;
    }
    return rest.shift() as number;
  };
  return (n) => {
    const bits = n > 1 ? (BigInt(n) - 1n).toString(2).length : 0;
    const bytes = Math.ceil(bits / 8);
    for (;;) {
      let value = 0n;
      for (let i = 0; i < bytes; i += 1) value = (value << 8n) | BigInt(next());
      value >>= BigInt(8 * bytes - bits);
      if (value < BigInt(n)) return Number(value);
    }
  };
}

const place = (card: Card): number => "SHDC".indexOf(card[1] ?? "") * 13 + "AKQJT98765432".indexOf(card[0] ?? "");
export const bySuit = (cards: readonly Card[]): Card[] => [...cards].sort((a, b) => place(a) - place(b));

/** The order in which the chain puts these cards. */
export function order(below: (n: number) => number, cards: readonly Card[]): Card[] {
  const put = bySuit(cards);
  for (let i = put.length - 1; i > 0; i -= 1) {
    const j = below(i + 1);
    [put[i], put[j]] = [put[j] as Card, put[i] as Card];
  }
  return put;
}
