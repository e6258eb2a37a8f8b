import * as v from 'valibot';

// Searches stay on this device: they are stored among its drafts, which a sign-out deletes.

/** Key among the drafts, which are stored by salon. */
export const place = 'searches';

const most = 5;
const keptMs = 90 * 24 * 60 * 60_000;

const storedSchema = v.object({
  version: v.literal(1),
  searches: v.array(v.object({ text: v.string(), at: v.number() })),
});

export type StoredSearches = v.InferOutput<typeof storedSchema>;

export const noSearches: StoredSearches = { version: 1, searches: [] };

/** Stored searches, the last one first; none where they are invalid, and none that is too old. */
export function restoreSearches(stored: unknown, now: number): StoredSearches {
  const parsed = v.safeParse(storedSchema, stored);
  if (!parsed.success) return noSearches;
  const searches = parsed.output.searches.filter(({ at }) => at <= now && now - at < keptMs);
  return { version: 1, searches: searches.slice(0, most) };
}

export function withoutSearch({ searches }: StoredSearches, text: string): StoredSearches {
  return { version: 1, searches: searches.filter((search) => search.text !== text) };
}

/** The search is the last one now; an earlier one with the same text is replaced. */
export function withSearch(stored: StoredSearches, text: string, now: number): StoredSearches {
  if (text === '') return stored;
  const { searches } = withoutSearch(stored, text);
  return { version: 1, searches: [{ text, at: now }, ...searches].slice(0, most) };
}
