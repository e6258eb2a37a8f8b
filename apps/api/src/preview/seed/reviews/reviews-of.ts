import { authors, firstNames, ratingCounts, reviewTexts, type Stars } from '@salonica/samples';
import { chance, pick } from '../chance.ts';

export interface ReviewSeed {
  readonly author: string;
  readonly picture: string | null;
  readonly stars: Stars;
  /** Null for a rating without a text. */
  readonly words: string | null;
  readonly language: 'en' | 'el';
  /** `YYYY-MM-DD`. */
  readonly date: string;
}

type Draft = Omit<ReviewSeed, 'date'>;

/** The newest are two days older; built-in reviews end when real bookings begin. */
const lastDay = Temporal.PlainDate.from('2026-10-31');

/** Reviews cover about this many days. */
const span = 1000;
const longestGap = 9;

const downwards: readonly Stars[] = [5, 4, 3, 2, 1];

/** As many reviews as the rating counts, newest first: deterministic for a salon. */
export function reviewsOf(salonId: string, rating: number, count: number): readonly ReviewSeed[] {
  const counts = ratingCounts(rating, count);
  const texts = written(salonId, counts);
  const silent = downwards
    .flatMap((stars) => {
      const texted = texts.filter((draft) => draft.stars === stars).length;
      return Array.from({ length: counts[stars] - texted }, (_, index) => ({
        at: chance(`${salonId} silent ${stars} ${index}`),
        draft: wordless(salonId, stars, index),
      }));
    })
    .toSorted((a, b) => a.at - b.at)
    .map(({ draft }) => draft);
  return dated(salonId, mixed(texts, silent));
}

/** As many written reviews as the counts allow, mostly good ones first. */
function written(salonId: string, counts: Readonly<Record<Stars, number>>): readonly Draft[] {
  const ranked = reviewTexts
    .map(({ author, stars, text }) => {
      const { name, language, picture } = authors[author];
      const draft: Draft = { author: name, language, picture, stars, words: text };
      return { draft, rank: chance(`${salonId} ${author}`) + (5 - stars) * 0.3 };
    })
    .toSorted((a, b) => a.rank - b.rank);
  const left = { ...counts };
  return ranked.map(({ draft }) => draft).filter(({ stars }) => (left[stars] -= 1) >= 0);
}

function wordless(salonId: string, stars: Stars, index: number): Draft {
  const key = `${salonId} ${stars} ${index}`;
  const language = chance(`${key} language`) < 0.4 ? 'en' : 'el';
  const { first, initials } = firstNames[language];
  const author = `${pick<string>(first, `${key} name`)} ${pick(Array.from(initials), `${key} initial`)}.`;
  return { author, language, picture: null, stars, words: null };
}

/** Two with text, one without, while there are texts. */
function mixed(texts: readonly Draft[], silent: readonly Draft[]): readonly Draft[] {
  const drafts: Draft[] = [];
  const [words, stars] = [texts.values(), silent.values()];
  const count = texts.length + silent.length;
  while (drafts.length < count) {
    const [wanted, other] = drafts.length % 3 === 2 ? [stars, words] : [words, stars];
    const next = wanted.next().value ?? other.next().value;
    if (next !== undefined) drafts.push(next);
  }
  return drafts;
}

function dated(salonId: string, drafts: readonly Draft[]): readonly ReviewSeed[] {
  const gap = Math.min(longestGap, (2 * span) / Math.max(1, drafts.length));
  let daysAgo = 2;
  return drafts.map((draft, index) => {
    if (index > 0) daysAgo += chance(`${salonId} gap ${index}`) * gap;
    const date = lastDay.subtract({ days: Math.floor(daysAgo) }).toString();
    return { ...draft, date };
  });
}
