import { authors, firstNames, ratingCounts, reviewTexts, type StarCounts } from '@salonica/samples';
import { type Stars, starSteps } from '../../domain/booking.ts';
import type { Review, ReviewOrder, ReviewPage, ReviewQuery } from '../../domain/review.ts';
import { addDays, type PlainDate } from '../../shared/dates.ts';
import { chance } from './chance.ts';

const pageSize = 10;

/** Reviews cover about this many days. */
const span = 1000;
const longestGap = 9;

type Draft = Pick<Review, 'author' | 'picture' | 'stars' | 'text' | 'language'>;

function pick<Value>(values: ArrayLike<Value>, seed: string, otherwise: Value): Value {
  return values[Math.floor(chance(seed) * values.length)] ?? otherwise;
}

function bySeed(seed: (draft: Draft) => string) {
  const rank = (draft: Draft) => chance(seed(draft)) + (5 - draft.stars) * 0.3;
  return (a: Draft, b: Draft) => rank(a) - rank(b);
}

/** As many written reviews as the counts allow, mostly good ones first. */
function written(
  salonId: string,
  counts: StarCounts,
  pictureOf: (path: string) => string,
): readonly Draft[] {
  const order = bySeed(({ text }) => `${salonId} ${text}`);
  return starSteps
    .flatMap((stars) =>
      reviewTexts
        .filter((review) => review.stars === stars)
        .map((review): Draft => {
          const { name, language, picture: path } = authors[review.author];
          const picture = path === null ? null : pictureOf(path);
          return { author: name, language, picture, stars, text: review.text };
        })
        .toSorted(order)
        .slice(0, counts[stars]),
    )
    .toSorted(order);
}

/** The others are ratings without text. */
function wordless(salonId: string, stars: Stars, index: number): Draft {
  const seed = `${salonId} ${stars} ${index}`;
  const language = chance(`${seed} language`) < 0.4 ? 'en' : 'el';
  const { first, initials } = firstNames[language];
  const author = `${pick(first, `${seed} name`, '')} ${pick(initials, `${seed} initial`, '')}.`;
  return { author, language, picture: null, stars, text: null };
}

/** Every review of a salon, newest first: deterministic for a salon and day. */
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

  // Two with text, one without, while there are texts.
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
    return {
      ...draft,
      id: `review-${index + 1}`,
      date: addDays(today, -Math.floor(daysAgo)),
      isVerified: false,
      reply: null,
    };
  });
}

const orders: Readonly<Record<ReviewOrder, (a: Review, b: Review) => number>> = {
  newest: () => 0,
  highest: (a, b) => b.stars - a.stars,
  lowest: (a, b) => a.stars - b.stars,
};

/** Number of ratings by stars. */
export function countStars(reviews: readonly Review[]): StarCounts {
  const counts = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 };
  for (const { stars } of reviews) counts[stars] += 1;
  return counts;
}

/** One page of a salon's reviews. */
export function reviewPage(
  all: readonly Review[],
  rating: number | null,
  { order = 'newest', stars, cursor }: ReviewQuery,
): ReviewPage {
  const found = all
    .filter((review) => stars === undefined || review.stars === stars)
    .toSorted(orders[order]);
  const from = Math.max(0, Math.trunc(Number(cursor ?? 0)) || 0);
  const until = from + pageSize;
  return {
    summary: { rating, count: all.length, counts: countStars(all) },
    reviews: found.slice(from, until),
    total: found.length,
    nextCursor: until < found.length ? String(until) : null,
  };
}

/** Counts that match a rating; zero without one. */
export function countsOf(rating: number | null, count: number): StarCounts {
  return ratingCounts(rating ?? 5, rating === null ? 0 : count);
}
