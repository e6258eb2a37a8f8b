import { beforeEach } from 'vitest';
import { testNow } from './backend.ts';
import { booked, bookingCalls, draftAt } from './booking-calls.ts';
import { endBookings } from './booking-rows.ts';
import { fileBackend } from './file-backend.ts';
import { type MadeSalon, makeSalon } from './salon-fixture.ts';

/** A salon of its own for each test of a file, a clock, and customers without other bookings. */
export function bookedSalon() {
  let salon: MadeSalon;
  const clock = { now: testNow };
  const server = fileBackend({ now: () => clock.now });
  beforeEach(async () => {
    clock.now = testNow;
    await endBookings(server.db);
    salon = await makeSalon(server.db);
  });
  const customer = (uid: string) => bookingCalls(server.backend.customer(uid));
  const eleni = () => customer('eleni');
  return {
    server,
    clock,
    get salon() {
      return salon;
    },
    /** The calls of a customer. */
    customer,
    eleni,
    /** A booking of Eleni. */
    book: (draft?: Parameters<typeof draftAt>[1]) => booked(eleni().confirm(draftAt(salon, draft))),
  };
}
