import type { Term } from './terms.ts';

/** Each list has to have one of its terms at the salon; without lists, every salon fits. */
export type Condition = readonly (readonly Term[])[];

/** Whether a salon with these terms fits. */
export const fits = (terms: ReadonlySet<Term>, condition: Condition): boolean =>
  condition.every((clause) => clause.some((term) => terms.has(term)));

/** Without what no salon can fit, and without repetitions. */
export function distinct(conditions: readonly Condition[]): readonly Condition[] {
  const possible = conditions.filter((condition) => condition.every(({ length }) => length > 0));
  const seen = new Set<string>();
  return possible.filter((condition) => {
    const key = JSON.stringify(condition.map((clause) => [...new Set(clause)].toSorted()));
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}
