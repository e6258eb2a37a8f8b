import { allKinds, type Suggestion, type SuggestionKind } from './suggest.ts';

const mostSuggestions = 8;

/** No kind takes the place of all others. */
const mostOfKind = { service: 3, category: 2, salon: 3, barber: 2, place: 2 } as const;

/** A suggestion with what its record adds. */
export interface FoundSuggestion extends Suggestion {
  readonly id: string | null;
  readonly detail: string | null;
  readonly salonId: string | null;
}

/**
 * The best suggestions, without repeated texts of one kind.
 * @param kinds - the wanted ones; one alone has the whole list
 */
export function bestSuggestions(
  suggestions: readonly FoundSuggestion[],
  kinds: readonly SuggestionKind[] = allKinds,
): Omit<FoundSuggestion, 'cost' | 'title'>[] {
  const mostOf = (kind: SuggestionKind) =>
    kinds.length === 1 ? mostSuggestions : mostOfKind[kind];
  const counts = new Map<SuggestionKind, number>();
  const shown = new Set<string>();
  const sorted = suggestions.toSorted((a, b) => a.cost - b.cost);
  const best = sorted.filter(({ kind, text, id }) => {
    const key = `${kind} ${text} ${id ?? ''}`;
    const count = counts.get(kind) ?? 0;
    if (shown.has(key) || count === mostOf(kind)) return false;
    shown.add(key);
    counts.set(kind, count + 1);
    return true;
  });
  return best.slice(0, mostSuggestions).map(({ kind, id, text, detail, salonId, ranges }) => ({
    kind,
    id,
    text,
    detail,
    salonId,
    ranges,
  }));
}
