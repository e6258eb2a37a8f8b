import type { Context } from 'hono';
import { type AddressOf, networkOf, socketAddress } from '../http/client-address.ts';
import type { Actor } from '../identity/actor.ts';
import type { ReadCounts } from './read-counts.ts';

export interface ReadLimitOptions {
  counts: ReadCounts;
  /** Distinguishes limits that count the same callers. */
  name: string;
  /** Points of a customer or a guest in a minute. */
  points: number;
  addressOf: AddressOf;
  /** Who calls; asked only where an address has no points left. */
  find: (c: Context) => Promise<Actor | null>;
}

/** Behind one address may be a household, or a town: it has so many times the points of a caller. */
const networkShare = 5;

export interface ReadLimit {
  /** Seconds that the caller has to wait; 0 where they may go on. */
  take(c: Context, points?: number): number | Promise<number>;
  /** Counts a read of an address; false where it has no points left. */
  takeOf(network: string, points?: number): boolean;
}

/**
 * Limits reads. An address is counted first, which costs nothing; where it has no points left, those
 * who are known, a customer or a guest, have points of their own.
 */
export function createReadLimit({
  counts,
  name,
  points: limit,
  addressOf,
  find,
}: ReadLimitOptions): ReadLimit {
  const ofNetwork = (network: string, points: number) =>
    counts.add(`${name}:${network}`, points, limit * networkShare);

  async function takeKnown(c: Context, points: number, otherwise: number): Promise<number> {
    // A caller with an invalid token counts as unknown.
    const actor = await find(c).catch(() => null);
    if (actor === null) return otherwise;
    const key = actor.kind === 'customer' ? actor.uid : `guest:${actor.id}`;
    return counts.add(`${name}:${key}`, points, limit);
  }

  return {
    take(c, points = 1) {
      const address = addressOf(socketAddress(c), c.req.header('X-Forwarded-For'));
      const wait = ofNetwork(networkOf(address), points);
      return wait === 0 ? 0 : takeKnown(c, points, wait);
    },
    takeOf: (network, points = 1) => ofNetwork(network, points) === 0,
  };
}
