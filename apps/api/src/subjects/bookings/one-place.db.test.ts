import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { barberShifts, bookings } from '../../platform/database/schema/index.ts';
import { endBookings } from '../../../test/booking-rows.ts';
import { booked, bookingCalls, dollars, refused, draftAt } from '../../../test/booking-calls.ts';
import { fileBackend } from '../../../test/file-backend.ts';
import { type MadeSalon, makeSalon, nth } from '../../../test/salon-fixture.ts';
import { createVisitor } from '../../../test/visitor.ts';

let salon: MadeSalon;
let elsewhere: MadeSalon;
const server = fileBackend();

beforeAll(async () => {
  salon = await makeSalon(server.db);
  elsewhere = await makeSalon(server.db);
});
beforeEach(() => endBookings(server.db));

const customer = (uid: string) => bookingCalls(server.backend.customer(uid));
const eleni = () => customer('eleni');

/** A guest whose calls come from an address. */
function guestAt(remoteAddress: string) {
  const incoming = { incoming: { socket: { remoteAddress } } };
  const { app } = server.backend;
  return bookingCalls(createVisitor((path, init = {}) => app.request(path, init, incoming), {}));
}

describe('a customer', () => {
  test('holds one place at a time, at any salon', async () => {
    const booking = await booked(eleni().confirm(draftAt(salon)));
    for (const time of ['09:30', '10:00', '10:30']) {
      expect(await refused(eleni().confirm(draftAt(elsewhere, { time })))).toMatchObject({
        status: 409,
        code: 'double-booked',
        booking: { id: booking.id },
      });
    }
    await booked(eleni().confirm(draftAt(elsewhere, { time: '11:00' })));
    await booked(customer('nikos').confirm(draftAt(elsewhere)));
  });

  test('hears of their own booking where they took the last chair', async () => {
    const small = await makeSalon(server.db, { barbers: [{ priceMinor: 6500 }] });
    const booking = await booked(eleni().confirm(draftAt(small)));
    expect(await refused(eleni().confirm(draftAt(small)))).toMatchObject({
      status: 409,
      code: 'double-booked',
      booking: { id: booking.id },
    });
    expect(await refused(customer('nikos').confirm(draftAt(small)))).toMatchObject({
      code: 'slot-taken',
    });
  });

  test('gets one of many overlapping bookings that are confirmed at once', async () => {
    const salons = [salon, elsewhere, await makeSalon(server.db), await makeSalon(server.db)];
    const answers = await Promise.all(salons.map((at) => eleni().confirm(draftAt(at))));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      201, 409, 409, 409,
    ]);
  });

  test('moves and restores only to a time that is free for them', async () => {
    const first = await booked(eleni().confirm(draftAt(salon)));
    const second = await booked(eleni().confirm(draftAt(elsewhere, { time: '14:00' })));
    const to = { date: '2026-12-09', time: '10:30' };
    expect(await refused(eleni().move(second, to))).toMatchObject({
      code: 'double-booked',
      booking: { id: first.id },
    });
    await booked(eleni().move(first, to));
    const cancelled = await booked(eleni().cancel(second));
    await booked(eleni().confirm(draftAt(salon, { time: '14:00' })));
    expect(await refused(eleni().restore(cancelled))).toMatchObject({ code: 'double-booked' });
  });

  test('has at most ten upcoming bookings, even with concurrent requests', async () => {
    const days = ['08', '09', '10', '11', '12', '14', '15', '16', '17', '18', '19', '21'];
    const answers = await Promise.all(
      days.map((day, index) =>
        eleni().confirm(
          draftAt(index % 2 === 0 ? salon : elsewhere, { date: `2026-12-${day}`, time: '12:00' }),
        ),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(await refused(eleni().confirm(draftAt(salon, { time: '17:00' })))).toMatchObject({
      status: 409,
      code: 'too-many-bookings',
      message: 'You have reached the limit of upcoming bookings.',
    });
  });
});

describe('contacts that did not answer', () => {
  const quiet = { weekdays: [1, 2, 3, 4, 5, 6] };

  test('have five upcoming bookings of a network, even with concurrent requests', async () => {
    const salons = await Promise.all(Array.from({ length: 8 }, () => makeSalon(server.db, quiet)));
    const answers = await Promise.all(
      salons.map((at) => guestAt('203.0.113.7').confirm(draftAt(at))),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    const another = await makeSalon(server.db);
    const from = (address: string) => guestAt(address).confirm(draftAt(another));
    expect(await refused(from('203.0.113.7'))).toMatchObject({
      status: 409,
      code: 'unproved-network',
    });
    await booked(from('203.0.113.8'));
    await server.db
      .update(bookings)
      .set({ contactProvedAt: new Date() })
      .where(eq(bookings.salonId, salons[0]?.id ?? ''));
    const free = answers[0]?.status === 201 ? 201 : 409;
    expect((await guestAt('203.0.113.7').confirm(draftAt(another, { time: '12:00' }))).status).toBe(
      free,
    );
  });

  test('get a fifth of the working time of a salon’s day, and customers the rest', async () => {
    // Ten hours of one barber: two hours, and so two visits of 45 minutes.
    const at = await makeSalon(server.db, {
      hours: [{ opens: '09:00', closes: '19:00' }],
      barbers: [{ priceMinor: 6500 }],
    });
    const guest = (time: string, date = '2026-12-09') =>
      guestAt(`203.0.113.${time.slice(0, 2)}`).confirm(draftAt(at, { time, date }));
    const first = await booked(guest('09:00'));
    await booked(guest('11:00'));
    expect(await refused(guest('13:00'))).toMatchObject({ status: 409, code: 'unproved-day' });
    await booked(eleni().confirm(draftAt(at, { time: '13:00' })));
    await booked(guest('13:00', '2026-12-10'));
    await server.db
      .update(bookings)
      .set({ contactProvedAt: new Date() })
      .where(eq(bookings.id, first.id));
    await booked(guest('15:00'));
  });

  test('get a fifth of a day with its own shifts', async () => {
    const at = await makeSalon(server.db, {
      hours: [{ opens: '09:00', closes: '19:00' }],
      exceptions: [{ date: '2026-12-13', opens: '09:00', closes: '19:00' }],
      barbers: [{ priceMinor: 6500 }],
    });
    // A Sunday on which the salon opens for once.
    const date = '2026-12-13';
    const [barberId] = at.barberIds;
    await server.db.insert(barberShifts).values({ barberId, date, starts: '09:00', ends: '19:00' });
    const guest = (time: string) =>
      guestAt(`203.0.113.${time.slice(0, 2)}`).confirm(draftAt(at, { time, date }));
    await booked(guest('09:00'));
    await booked(guest('11:00'));
    expect(await refused(guest('13:00'))).toMatchObject({ status: 409, code: 'unproved-day' });
  });

  test('get the first visit of a short day', async () => {
    const at = await makeSalon(server.db, {
      hours: [{ opens: '09:00', closes: '11:00' }],
      barbers: [{ priceMinor: 6500 }],
    });
    await booked(guestAt('203.0.113.1').confirm(draftAt(at, { time: '09:00' })));
    expect(
      await refused(guestAt('203.0.113.2').confirm(draftAt(at, { time: '10:00' }))),
    ).toMatchObject({ code: 'unproved-day' });
  });

  test('have no more room after a move or a restoration', async () => {
    const at = await makeSalon(server.db, {
      hours: [{ opens: '09:00', closes: '13:00' }],
      barbers: [{ priceMinor: 6500 }, { priceMinor: 6500 }],
    });
    const calls = guestAt('203.0.113.1');
    const tomorrow = { date: '2026-12-10', time: '10:00' };
    const moving = await booked(calls.confirm(draftAt(at, tomorrow)));
    const cancelled = await booked(calls.cancel(await booked(calls.confirm(draftAt(at)))));
    const other = draftAt(at, {
      barberId: nth(at.barberIds, 1),
      serviceId: nth(at.serviceIds, 1),
      total: dollars(120),
    });
    await booked(guestAt('203.0.113.2').confirm(other));
    expect(await refused(calls.move(moving, { date: '2026-12-09', time: '11:30' }))).toMatchObject({
      code: 'unproved-day',
    });
    expect(await refused(calls.restore(cancelled))).toMatchObject({ code: 'unproved-day' });
  });
});
