import type { RatingRequest } from '@salonica/contract/v1';
import { wallClock } from '@salonica/policy';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { customers, reviews } from '../../platform/database/schema/index.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Language } from '../../platform/http/messages.ts';
import { rateSalon } from '../reviews/rate-salon.ts';
import type { RequestContext } from './request-context.ts';
import type { BookingRow } from './booking-row.ts';
import { isReviewable, statusAt } from './booking-wire.ts';
import { lockRow, store } from './change.ts';
import { recordChange } from './record-change.ts';

const unnamed: Record<Language, string> = { en: 'A visitor', el: 'Επισκέπτης' };

/** Rates a past visit, or removes the rating. It is public once the visit can be reviewed. */
export async function rate(
  tx: Database,
  context: RequestContext,
  { id, revision, rating }: { id: string; revision: number; rating: RatingRequest },
): Promise<BookingRow> {
  const { actor, language, time } = context;
  const { booking, owner } = await lockRow(tx, context, id, revision);
  if (statusAt(booking.status, booking.endsAt, time) !== 'completed') {
    throw new ApiError(409, 'wrong-state');
  }
  // Neither another text nor a new rating brings it back.
  const isHidden = and(eq(reviews.bookingId, id), isNotNull(reviews.hiddenAt));
  if ((await tx.$count(reviews, isHidden)) > 0) {
    throw new ApiError(409, 'wrong-state', { message: 'reviewHidden' });
  }
  const words = rating.review ?? '';
  await rateSalon(tx, {
    bookingId: id,
    salonId: booking.salonId,
    author: (await authorOf(tx, booking)) ?? unnamed[language],
    stars: rating.rating,
    words: words === '' ? null : words,
    language,
    date: wallClock(booking.timeZone, time).date,
    isPublic: isReviewable(booking),
  });
  const row = await store(tx, booking, {});
  await recordChange(tx, {
    action: 'rate',
    actor,
    owner,
    bookingId: id,
    revision: row.revision,
    before: { stars: booking.stars },
    after: { stars: rating.rating },
  });
  return row;
}

/** A first name and an initial, because reviews are public. */
async function authorOf(
  tx: Database,
  { customerId, guestName }: BookingRow,
): Promise<string | undefined> {
  const [customer] =
    customerId === null
      ? []
      : await tx
          .select({ name: customers.fullname })
          .from(customers)
          .where(eq(customers.id, customerId));
  const [first, ...others] = (customer?.name ?? guestName ?? '').trim().split(/\s+/);
  const [initial = ''] = others.at(-1) ?? '';
  if (first === undefined || first === '') return undefined;
  return initial === '' ? first : `${first} ${initial.toLocaleUpperCase()}.`;
}
