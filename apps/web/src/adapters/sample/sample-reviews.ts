import {
  type Review,
  type ReviewOrder,
  type ReviewPage,
  type ReviewQuery,
  type Stars,
  starSteps,
} from '../../domain/ports/old/salon-port.ts';
import { addDays, type PlainDate } from '../../shared/dates.ts';
import { chance } from './chance.ts';
import { ratingCounts, type StarCounts } from './rating-counts.ts';
import { sampleAuthors, sampleNames, sampleReviewTexts } from './sample-review-texts.ts';

/** Where the host gives none. */
export const sampleRating = 4.8;
export const sampleReviewCount = 234;

export const reviewPageSize = 10;

/** Reviews reach back about so many days. */
const span = 1000;
const longestGap = 9;

type Draft = Pick<Review, 'author' | 'image' | 'stars' | 'text' | 'language'>;

function pick<Value>(values: ArrayLike<Value>, seed: string): Value {
  return values[Math.floor(chance(seed) * values.length)] as Value;
}

function bySeed(seed: (draft: Draft) => string) {
  const rank = (draft: Draft) => chance(seed(draft)) + (5 - draft.stars) * 0.3;
  return (a: Draft, b: Draft) => rank(a) - rank(b);
}

/** As many written reviews as the counts leave room for, good ones first more often than not. */
function written(
  salonId: string,
  counts: StarCounts,
  picture: (path: string) => string,
): readonly Draft[] {
  const order = bySeed(({ text }) => `${salonId} ${text}`);
  return starSteps
    .flatMap((stars) =>
      sampleReviewTexts
        .filter((review) => review.stars === stars)
        .map((review): Draft => {
          const { name, language, picture: path } = sampleAuthors[review.author];
          const image = path === null ? null : picture(path);
          return { author: name, language, image, stars, text: review.text };
        })
        .toSorted(order)
        .slice(0, counts[stars]),
    )
    .toSorted(order);
}

/** The others gave stars and no word. */
function wordless(salonId: string, stars: Stars, index: number): Draft {
  const seed = `${salonId} ${stars} ${index}`;
  const language = chance(`${seed} language`) < 0.4 ? 'en' : 'el';
  const { first, initials } = sampleNames[language];
  const author = `${pick(first, `${seed} name`)} ${pick(initials, `${seed} initial`)}.`;
  return { author, language, image: null, stars, text: null };
}

/** Every review of a salon, the newest first: the same for the same salon on the same day. */
export function reviewsOf(
  salonId: string,
  counts: StarCounts,
  today: PlainDate,
  picture: (path: string) => string,
): readonly Review[] {
  const texts = written(salonId, counts, picture);
  const silent = starSteps
    .flatMap((stars) => {
      const texted = texts.filter((draft) => draft.stars === stars).length;
      return Array.from({ length: counts[stars] - texted }, (_, index) => ({
        at: chance(`${salonId} silent ${stars} ${index}`),
        draft: wordless(salonId, stars, index),
      }));
    })
    .toSorted((a, b) => a.at - b.at)
    .map(({ draft }) => draft);

  // Two with words, one without, for as long as there are words.
  const drafts: Draft[] = [];
  const [words, stars] = [[...texts], [...silent]];
  while (words.length + stars.length > 0) {
    const next =
      drafts.length % 3 === 2 ? (stars.shift() ?? words.shift()) : (words.shift() ?? stars.shift());
    if (next !== undefined) drafts.push(next);
  }

  const gap = Math.min(longestGap, (2 * span) / Math.max(1, drafts.length));
  let daysAgo = 2;
  return drafts.map((draft, index) => {
    if (index > 0) daysAgo += chance(`${salonId} gap ${index}`) * gap;
    return { ...draft, id: `review-${index + 1}`, date: addDays(today, -Math.floor(daysAgo)) };
  });
}

const orders: Readonly<Record<ReviewOrder, (a: Review, b: Review) => number>> = {
  newest: () => 0,
  highest: (a, b) => b.stars - a.stars,
  lowest: (a, b) => a.stars - b.stars,
};

export interface ReviewFacts {
  readonly rating: number | null;
  readonly reviewCount: number | null;
}

/** Rating and count as the host gives them, or as the sample has them; nobody rates where nobody reviewed. */
export function ratingOf({ rating, reviewCount }: ReviewFacts): {
  rating: number | null;
  reviewCount: number;
} {
  const count = reviewCount ?? sampleReviewCount;
  return { rating: count === 0 ? null : (rating ?? sampleRating), reviewCount: count };
}

/** One page of what a salon's customers said. */
export function reviewPage(
  all: readonly Review[],
  counts: StarCounts,
  rating: number | null,
  { order, stars, cursor }: ReviewQuery,
): ReviewPage {
  const found = all
    .filter((review) => stars === null || review.stars === stars)
    .toSorted(orders[order]);
  const from = Math.max(0, Math.trunc(Number(cursor ?? 0)) || 0);
  const until = from + reviewPageSize;
  return {
    summary: { rating, count: all.length, counts },
    reviews: found.slice(from, until),
    total: found.length,
    nextCursor: until < found.length ? String(until) : null,
  };
}

/** Counts that belong to a rating; none where nobody rated. */
export function countsOf(rating: number | null, count: number): StarCounts {
  return ratingCounts(rating ?? 5, rating === null ? 0 : count);
}
