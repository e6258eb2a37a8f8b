import { inArray, sql } from 'drizzle-orm';
import { bookings } from '../database/schema/index.ts';
import type { PersonalSubject } from '../personal-data/personal-records.ts';

/**
 * Pending work about the customer's records. Jobs contain ids only, and a download has the records
 * themselves; jobs of deleted mails end without effect.
 */
export const personalJobs: PersonalSubject = {
  name: 'jobs',
  tables: [],
  download: async () => [],
  async erase(tx, { id }) {
    await tx.execute(sql`
      delete from jobs.job where data->>'bookingId' in (
          select id::text from bookings where customer_id = ${id})
        or data->>'messageId' in (
          select m.id::text from messages m join conversations c on c.id = m.conversation_id
          where c.customer_id = ${id})`);
  },
  async eraseGuests(tx, guestIds) {
    await tx.execute(sql`
      delete from jobs.job where data->>'bookingId' in (
        select ${bookings.id}::text from ${bookings} where ${inArray(bookings.guestId, guestIds)})`);
  },
};
