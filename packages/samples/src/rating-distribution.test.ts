import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ratingCounts } from './rating-distribution.ts';

const starSteps = [5, 4, 3, 2, 1] as const;

function averageOf(counts: ReturnType<typeof ratingCounts>, count: number): number {
  return starSteps.reduce((sum, stars) => sum + stars * counts[stars], 0) / count;
}

describe('ratings by stars', () => {
  it('sum to the number of reviews, with the average of the rating', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 10, max: 50 }),
        fc.integer({ min: 1, max: 5000 }),
        (tenths, count) => {
          const rating = tenths / 10;
          const counts = ratingCounts(rating, count);
          expect(starSteps.every((stars) => counts[stars] >= 0)).toBe(true);
          expect(starSteps.reduce((sum, stars) => sum + counts[stars], 0)).toBe(count);
          expect(Math.abs(averageOf(counts, count) - rating)).toBeLessThanOrEqual(
            0.5 / count + 1e-9,
          );
        },
      ),
    );
  });

  it('give the same rating when rounded to one decimal', () => {
    for (const rating of [3.9, 4.5, 4.7, 4.9]) {
      expect(averageOf(ratingCounts(rating, 234), 234).toFixed(1)).toBe(rating.toFixed(1));
    }
  });

  it('are deterministic, with the maximum at the rating', () => {
    const counts = ratingCounts(4.9, 234);
    expect(ratingCounts(4.9, 234)).toEqual(counts);
    expect(counts[5]).toBeGreaterThan(counts[4]);
    expect(counts[4]).toBeGreaterThan(counts[3]);
  });

  it.each([
    [5, 7, { 5: 7, 4: 0, 3: 0, 2: 0, 1: 0 }],
    [1, 3, { 5: 0, 4: 0, 3: 0, 2: 0, 1: 3 }],
    [4.2, 0, { 5: 0, 4: 0, 3: 0, 2: 0, 1: 0 }],
    [6, 2, { 5: 2, 4: 0, 3: 0, 2: 0, 1: 0 }],
  ])('a rating of %s by %s', (rating, count, counts) => {
    expect(ratingCounts(rating, count)).toEqual(counts);
  });
});
