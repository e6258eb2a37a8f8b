import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import {
  type PersonalSubject,
  personalTable,
  readShown,
} from '../../platform/personal-data/personal-records.ts';
import type { Database } from '../../platform/database/database.ts';
import {
  bookings,
  reviewReplies,
  reviewReports,
  reviews,
  salonClock,
} from '../../platform/database/schema/index.ts';

const table = personalTable(reviews, 'nameless', {
  id: 'technical',
  salonId: 'shown',
  bookingId: 'shown',
  author: 'shown',
  picture: 'technical',
  stars: 'shown',
  words: 'shown',
  language: 'shown',
  date: 'shown',
  isPublic: 'shown',
  hiddenAt: 'shown',
  createdAt: 'shown',
});

const ofBookings = (db: Database, where: SQL) =>
  inArray(reviews.bookingId, db.select({ id: bookings.id }).from(bookings).where(where));

/** The stars of a visit are kept for the salon's rating; text and name are erased. */
export const personalReviews: PersonalSubject = {
  name: 'reviews',
  tables: [table],
  download: (db, { id }) => readShown(db, table, ofBookings(db, eq(bookings.customerId, id))),
  erase: (tx, { id }) => eraseAuthors(tx, eq(bookings.customerId, id)),
  eraseGuests: (tx, guestIds) => eraseAuthors(tx, inArray(bookings.guestId, guestIds)),
};

async function eraseAuthors(tx: Database, where: SQL): Promise<void> {
  const erased = await tx
    .update(reviews)
    .set({
      author: sql`case ${reviews.language} when 'el' then 'Πρώην πελάτης' else 'Former customer' end`,
      picture: null,
      words: null,
    })
    .where(ofBookings(tx, where))
    .returning({ id: reviews.id, salonId: reviews.salonId });
  const ids = erased.map(({ id }) => id);
  // A reply and a report may name the customer; the reply answers what is no longer there.
  await tx.delete(reviewReplies).where(inArray(reviewReplies.reviewId, ids));
  await tx.update(reviewReports).set({ note: '' }).where(inArray(reviewReports.reviewId, ids));
  // Invalidates the pages that show the reviews.
  await tx
    .update(salonClock)
    .set({ version: sql`${salonClock.version} + 1` })
    .where(
      inArray(
        salonClock.salonId,
        erased.map(({ salonId }) => salonId),
      ),
    );
}
