import { eq, inArray, sql } from 'drizzle-orm';
import {
  type PersonalSubject,
  personalTable,
  readShown,
} from '../personal-data/personal-records.ts';
import type { Database } from '../database/database.ts';
import { bookings, reviews } from '../database/schema/index.ts';

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
  createdAt: 'shown',
});

const ofCustomer = (db: Database, customerId: string) =>
  inArray(
    reviews.bookingId,
    db.select({ id: bookings.id }).from(bookings).where(eq(bookings.customerId, customerId)),
  );

/** The stars of a visit are kept for the salon's rating; text and name are erased. */
export const personalReviews: PersonalSubject = {
  name: 'reviews',
  tables: [table],
  download: (db, { id }) => readShown(db, table, ofCustomer(db, id)),
  async erase(tx, { id }) {
    // Invalidates the pages that show the review.
    await tx.execute(sql`
      update salon_clock set version = version + 1 where salon_id in (
        select r.salon_id from reviews r join bookings b on b.id = r.booking_id
        where b.customer_id = ${id})`);
    await tx
      .update(reviews)
      .set({
        author: sql`case ${reviews.language} when 'el' then 'Πρώην πελάτης' else 'Former customer' end`,
        picture: null,
        words: null,
      })
      .where(ofCustomer(tx, id));
  },
};
