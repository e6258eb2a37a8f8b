import { describe, expect, it } from 'vitest';
import { starSteps } from '../../domain/ports/old/salon-port.ts';
import { daysBetween } from '../../shared/dates.ts';
import { countsOf, ratingOf, reviewPage, reviewPageSize, reviewsOf } from './sample-reviews.ts';

const today = '2025-06-14';
const counts = countsOf(4.9, 234);
const picture = (path: string) => `/storage/${path}`;
const all = reviewsOf('01', counts, today, picture);

describe('sample reviews', () => {
  it('are as many, with as many stars, as the rating says', () => {
    expect(all).toHaveLength(234);
    for (const stars of starSteps) {
      expect(all.filter((review) => review.stars === stars)).toHaveLength(counts[stars]);
    }
  });

  it('are written in both languages, each said to be what it is', () => {
    const isGreek = (text: string) => /\p{Script=Greek}/u.test(text);
    const texts = all.filter(({ text }) => text !== null);
    expect(texts.length).toBeGreaterThanOrEqual(12);
    for (const { text, author, language } of all) {
      expect(isGreek(author)).toBe(language === 'el');
      expect(isGreek(text ?? author)).toBe(language === 'el');
    }
    expect(new Set(texts.map(({ language }) => language))).toEqual(new Set(['en', 'el']));
    expect(new Set(texts.map(({ author }) => author)).size).toBe(texts.length);
  });

  it('go from the newest to the oldest, none from the future', () => {
    const ages = all.map(({ date }) => daysBetween(date, today));
    expect(ages).toEqual(ages.toSorted((a, b) => a - b));
    expect(ages[0]).toBe(2);
  });

  it('are the same for a salon on the same day, and others for another salon', () => {
    expect(reviewsOf('01', counts, today, picture)).toEqual(all);
    const others = reviewsOf('02', counts, today, picture);
    expect(others.map(({ author }) => author)).not.toEqual(all.map(({ author }) => author));
  });

  it('are never more with words than there are with so many stars', () => {
    expect(reviewsOf('01', countsOf(5, 2), today, picture).map(({ stars }) => stars)).toEqual([
      5, 5,
    ]);
    expect(reviewsOf('01', countsOf(null, 0), today, picture)).toEqual([]);
  });
});

describe('facts that the host does not give', () => {
  it.each([
    [
      { rating: 4.2, reviewCount: 12 },
      { rating: 4.2, reviewCount: 12 },
    ],
    [
      { rating: 4.2, reviewCount: null },
      { rating: 4.2, reviewCount: 234 },
    ],
    [
      { rating: null, reviewCount: null },
      { rating: 4.8, reviewCount: 234 },
    ],
    [
      { rating: 4.2, reviewCount: 0 },
      { rating: null, reviewCount: 0 },
    ],
  ])('%j become %j', (facts, expected) => {
    expect(ratingOf(facts)).toEqual(expected);
  });
});

describe('a page of reviews', () => {
  it('begins where the one before ended, until there is none left', () => {
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page = reviewPage(all, counts, 4.9, { order: 'newest', stars: 4, cursor });
      expect(page.total).toBe(counts[4]);
      expect(page.reviews.length).toBeLessThanOrEqual(reviewPageSize);
      seen.push(...page.reviews.map(({ id }) => id));
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(seen).toEqual(all.filter(({ stars }) => stars === 4).map(({ id }) => id));
  });

  it('begins at the start for a cursor that is none', () => {
    const page = reviewPage(all, counts, 4.9, { order: 'newest', stars: null, cursor: 'what' });
    expect(page.reviews[0]).toEqual(all[0]);
  });
});
