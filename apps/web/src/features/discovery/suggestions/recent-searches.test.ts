import { describe, expect, it } from 'vitest';
import { noSearches, restoreSearches, withoutSearch, withSearch } from './recent-searches.ts';

const now = Date.parse('2025-06-14T09:10:00Z');
const day = 24 * 60 * 60_000;

const stored = (...texts: string[]) => ({
  version: 1 as const,
  searches: texts.map((text) => ({ text, at: now - day })),
});

describe('recent searches', () => {
  it('are five, the last one first, each once', () => {
    const five = stored('a', 'b', 'c', 'd', 'e');
    const texts = withSearch(five, 'f', now).searches.map(({ text }) => text);
    expect(texts).toEqual(['f', 'a', 'b', 'c', 'd']);
    const again = withSearch(five, 'c', now).searches.map(({ text }) => text);
    expect(again).toEqual(['c', 'a', 'b', 'd', 'e']);
    expect(withSearch(five, '', now)).toBe(five);
    expect(withoutSearch(five, 'a').searches).toHaveLength(4);
  });

  it('are restored for ninety days', () => {
    const old = { text: 'old', at: now - 91 * day };
    const future = { text: 'future', at: now + day };
    const { searches } = stored('a');
    const restored = restoreSearches({ version: 1, searches: [...searches, old, future] }, now);
    expect(restored.searches.map(({ text }) => text)).toEqual(['a']);
  });

  it.each([null, 'text', [], { version: 2, searches: [] }, { version: 1, searches: [7] }])(
    'are none in an invalid value: %j',
    (value) => {
      expect(restoreSearches(value, now)).toEqual(noSearches);
    },
  );
});
