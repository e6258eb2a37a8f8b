import type { Actor } from '../identity/actor.ts';

export interface PlaceLimits {
  /** Open streams of one customer or guest: tabs and devices. */
  perCaller: number;
  /** Open streams of callers without an account or a cookie at one address; many may share it. */
  perNetwork: number;
  /** Open streams of this process. */
  total: number;
}

/** The share of all places that callers without an account may take: the rest is for customers. */
const openShare = 0.8;

/** Counts open streams. */
export function createPlaces({ perCaller, perNetwork, total }: PlaceLimits) {
  /** By caller; bounded by the open streams. */
  const taken = new Map<string, number>();
  let all = 0;
  let withoutAccount = 0;

  /** @returns releases the place, once; undefined where none is left */
  return (actor: Actor | null, network: string): (() => void) | undefined => {
    const key = actor === null ? `network:${network}` : `${actor.kind}:${actor.id}`;
    const isCustomer = actor?.kind === 'customer';
    const count = taken.get(key) ?? 0;
    if (count >= (actor === null ? perNetwork : perCaller) || all >= total) return undefined;
    if (!isCustomer && withoutAccount >= total * openShare) return undefined;
    taken.set(key, count + 1);
    all += 1;
    if (!isCustomer) withoutAccount += 1;
    let isTaken = true;
    return () => {
      if (!isTaken) return;
      isTaken = false;
      const left = (taken.get(key) ?? 1) - 1;
      if (left === 0) taken.delete(key);
      else taken.set(key, left);
      all -= 1;
      if (!isCustomer) withoutAccount -= 1;
    };
  };
}
