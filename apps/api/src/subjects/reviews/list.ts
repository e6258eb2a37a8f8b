import { plainDateSchema, type ReviewPageResponse, starsSchema } from '@salonica/contract/v1';
import { and, asc, count, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../../platform/database/database.ts';
import { reviewReplies, reviews, salons } from '../../platform/database/schema/index.ts';
import { cursorOf, readCursor } from '../../platform/http/cursor.ts';
import { portraitOf } from '../salons/picture-urls.ts';
import { isListed } from '../salons/summaries.ts';

export interface ReviewList {
  salonId: string;
  order: 'newest' | 'highest' | 'lowest';
  stars?: number | undefined;
  cursor: string | undefined;
  /** Converts the path of a picture into its public path. */
  versioned: (path: string) => string;
}

/** A page of rows, before they are told to a caller. */
interface FoundReviews extends Omit<ReviewPageResponse, 'reviews'> {
  rows: readonly ReviewRow[];
}

const pageSize = 10;

const isPublicOf = (salonId: string) => and(eq(reviews.salonId, salonId), reviews.isPublic);

type Counts = ReviewPageResponse['summary']['counts'];

const cursorSchemaOf = <Order extends ReviewList['order']>(order: Order) =>
  v.strictTuple([v.literal(order), starsSchema, plainDateSchema, v.pipe(v.string(), v.uuid())]);

type Ended = v.InferOutput<ReturnType<typeof cursorSchemaOf>>;

/** A page of a salon's reviews; undefined for an unknown or retired salon. */
export async function listReviews(
  db: Database,
  { versioned, ...list }: ReviewList,
): Promise<ReviewPageResponse | undefined> {
  const found = await findReviews(db, list, isListed);
  if (found === undefined) return undefined;
  const { rows, ...page } = found;
  return { ...page, reviews: rows.map((row) => reviewWire(row, versioned)) };
}

/** @param isFound - of which salons; undefined for all */
export async function findReviews(
  db: Database,
  { salonId, order, stars, cursor }: Omit<ReviewList, 'versioned'>,
  isFound?: SQL,
): Promise<FoundReviews | undefined> {
  const ended = readCursor(cursor, cursorSchemaOf(order));
  const [salon, counts, rows] = await Promise.all([
    db
      .select({ rating: salons.rating })
      .from(salons)
      .where(and(eq(salons.id, salonId), isFound)),
    countStars(db, salonId),
    selectReviews(db)
      .where(
        and(
          isPublicOf(salonId),
          stars === undefined ? undefined : eq(reviews.stars, stars),
          ended === undefined ? undefined : afterEnd(ended),
        ),
      )
      .orderBy(...ordersOf(order))
      .limit(pageSize + 1),
  ]);
  if (salon[0] === undefined) return undefined;
  const all = Object.values(counts).reduce((sum, number) => sum + number, 0);
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  return {
    summary: { rating: all === 0 ? null : salon[0].rating, count: all, counts },
    rows: shown,
    total: stars === undefined ? all : counts[starsOf(stars)],
    nextCursor:
      last === undefined || rows.length <= pageSize
        ? null
        : cursorOf([order, last.stars, last.date, last.id]),
  };
}

const { text, language, revision, at } = reviewReplies;
const replyColumns = {
  replyText: text,
  replyLanguage: language,
  replyRevision: revision,
  /** The day at the salon. */
  replyDate: sql<string | null>`(${at} at time zone ${salons.timeZone})::date::text`,
};

/** Reviews with the replies of their salon. */
export const selectReviews = (db: Database) =>
  db
    .select({ ...getTableColumns(reviews), ...replyColumns })
    .from(reviews)
    .innerJoin(salons, eq(salons.id, reviews.salonId))
    .leftJoin(reviewReplies, eq(reviewReplies.reviewId, reviews.id))
    .$dynamic();

export type ReviewRow = Awaited<ReturnType<typeof selectReviews>>[number];

/** A review as everyone sees it. */
export function reviewWire(
  row: ReviewRow,
  versioned: (path: string) => string,
): ReviewPageResponse['reviews'][number] {
  const { id, author, date, words, replyText, replyLanguage, replyDate } = row;
  const isReplied = replyText !== null && replyLanguage !== null && replyDate !== null;
  return {
    id,
    author,
    picture: portraitOf(row.picture, versioned),
    stars: starsOf(row.stars),
    date,
    text: words,
    language: row.language,
    isVerified: row.bookingId !== null,
    reply: isReplied ? { text: replyText, language: replyLanguage, date: replyDate } : null,
  };
}

/** Number of ratings by stars. */
async function countStars(db: Database, salonId: string): Promise<Counts> {
  const rows = await db
    .select({ stars: reviews.stars, count: count() })
    .from(reviews)
    .where(isPublicOf(salonId))
    .groupBy(reviews.stars);
  const counts: Counts = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 };
  for (const row of rows) counts[starsOf(row.stars)] = row.count;
  return counts;
}

const starsOf = (stars: number) => v.parse(starsSchema, stars);

/** Of equal ratings the newest comes first. */
function ordersOf(order: ReviewList['order']) {
  const newest = [desc(reviews.date), desc(reviews.id)];
  if (order === 'newest') return newest;
  return [order === 'highest' ? desc(reviews.stars) : asc(reviews.stars), ...newest];
}

function afterEnd([order, stars, date, id]: Ended) {
  const older = sql`(${reviews.date}, ${reviews.id}) < (${date}::date, ${id}::uuid)`;
  if (order === 'newest') return older;
  const beyond = order === 'highest' ? sql`<` : sql`>`;
  return sql`(${reviews.stars} ${beyond} ${stars} or (${reviews.stars} = ${stars} and ${older}))`;
}
