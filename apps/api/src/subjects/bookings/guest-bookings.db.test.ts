import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { bookings, guests } from '../../platform/database/schema/index.ts';
import { booked, bookingCalls, refused, draftAt } from '../../../test/booking-calls.ts';
import { makeSalon } from '../../../test/salon-fixture.ts';
import { bookedSalon } from '../../../test/booked-salon.ts';

const world = bookedSalon();
const {} = world;

describe('a guest', () => {
  test('books by a cookie, with or without a name and an e-mail address', async () => {
    const visitor = world.server.backend.visitor();
    const guest = bookingCalls(visitor);
    const draft = draftAt(world.salon, { guest: { name: 'Anna', email: 'Anna@salonica.example' } });
    const booking = await booked(guest.confirm(draft));
    expect(visitor.jar.has('salonica-guest')).toBe(true);
    expect(await booked(guest.read(booking.id))).toEqual(booking);
    const [row] = await world.server.db.select().from(bookings).where(eq(bookings.id, booking.id));
    expect(row).toMatchObject({ guestName: 'Anna', guestEmail: 'Anna@salonica.example' });
    await booked(guest.confirm(draftAt(world.salon, { time: '12:00' })));
    expect(
      await refused(bookingCalls(world.server.backend.visitor()).read(booking.id)),
    ).toMatchObject({
      status: 401,
    });
  });

  test('has at most three upcoming bookings, even with concurrent requests', async () => {
    const elsewhere = await makeSalon(world.server.db);
    const guest = bookingCalls(world.server.backend.visitor());
    const first = await booked(guest.confirm(draftAt(world.salon, { time: '09:00' })));
    const answers = await Promise.all(
      ['10:00', '12:00', '14:00', '16:00'].map((time, index) =>
        guest.confirm(draftAt(index % 2 === 0 ? world.salon : elsewhere, { time })),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
    const refusal = await refused(guest.confirm(draftAt(world.salon, { time: '17:00' })));
    expect(refusal).toMatchObject({ status: 409, code: 'too-many-bookings' });
    await booked(guest.cancel(first));
    await booked(guest.confirm(draftAt(world.salon, { time: '17:00' })));
  });

  test('who signs in meanwhile books as the customer', async () => {
    const visitor = world.server.backend.visitor();
    const guest = bookingCalls(visitor);
    const first = await booked(guest.confirm(draftAt(world.salon, { time: '09:00' })));
    expect(visitor.jar.has('salonica-guest')).toBe(true);
    visitor.signIn('anna');
    expect((await booked(guest.read(first.id))).id).toBe(first.id);
    const [row] = await world.server.db.select().from(bookings).where(eq(bookings.id, first.id));
    expect(row?.customerId).not.toBeNull();
    expect(visitor.jar.has('salonica-guest')).toBe(false);
    expect(await world.server.db.$count(guests, eq(guests.customerId, row?.customerId ?? ''))).toBe(
      1,
    );
  });

  test('of another site is refused', async () => {
    const visitor = world.server.backend.visitor({ Origin: 'https://elsewhere.example' });
    const refusal = await refused(bookingCalls(visitor).confirm(draftAt(world.salon)));
    expect(refusal).toMatchObject({ status: 403, code: 'forbidden' });
  });
});
