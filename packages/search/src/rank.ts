import { type Condition, fits } from './condition.ts';
import type { Term } from './terms.ts';

/** The first condition that a salon fits, as a number; undefined where it fits none. */
export function tierOf(terms: ReadonlySet<Term>, tiers: readonly Condition[]): number | undefined {
  const tier = tiers.findIndex((condition) => fits(terms, condition));
  return tier === -1 ? undefined : tier;
}
