import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import {
  bookings,
  events,
  audit,
  services,
  barbers,
} from '../../platform/database/schema/index.ts';
import { testNow } from '../../../test/backend.ts';
import {
  booked,
  bookingCalls,
  dollars,
  newKey,
  refused,
  draftAt,
} from '../../../test/booking-calls.ts';
import { makeSalon, nth } from '../../../test/salon-fixture.ts';
import { bookedSalon } from '../../../test/booked-salon.ts';

const world = bookedSalon();
const { customer, eleni } = world;

describe('a confirmed booking', () => {
  test('is a row that only its customer can read', async () => {
    const booking = await booked(
      eleni().confirm(draftAt(world.salon, { notes: ' Short, please. ' })),
    );
    expect(booking).toMatchObject({
      revision: 0,
      status: 'confirmed',
      salon: {
        id: world.salon.id,
        address: '12 Egnatia',
        picture: null,
        timeZone: 'Europe/Athens',
      },
      service: { id: world.salon.serviceIds[0], name: 'Haircut & Style', minutes: 45, index: 0 },
      barber: { id: world.salon.barberIds[0], name: 'Barber 0', picture: null },
      date: '2026-12-09',
      time: '10:00',
      startsAt: '2026-12-09T08:00:00.000Z',
      endsAt: '2026-12-09T08:45:00.000Z',
      changeableUntil: '2026-12-08T08:00:00.000Z',
      location: 'salon',
      address: '12 Egnatia',
      notes: 'Short, please.',
      rating: null,
      review: null,
    });
    expect(booking.price).toEqual({
      service: dollars(65),
      barber: dollars(0),
      travel: dollars(0),
      total: dollars(65),
    });
    expect(await booked(eleni().read(booking.id))).toEqual(booking);
    const others = [customer('nikos').read(booking.id), customer('nikos').cancel(booking)];
    for (const answer of others) expect(await refused(answer)).toMatchObject({ status: 404 });
    const nobody = bookingCalls(world.server.backend.visitor());
    expect(await refused(nobody.read(booking.id))).toMatchObject({ status: 401 });
    expect(await refused(eleni().read('no-uuid'))).toMatchObject({ status: 404 });
  });

  test('is described in the language of the reader', async () => {
    const booking = await booked(eleni().confirm(draftAt(world.salon, { time: '12:00' })));
    const greek = bookingCalls(world.server.backend.customer('eleni', { 'Accept-Language': 'el' }));
    const read = await booked(greek.read(booking.id));
    expect(read.barber.name).toBe('Κουρέας 0');
    expect(read.address).toBe('Εγνατία 12');
  });

  test('notifies the salon and its customer, and is recorded', async () => {
    const booking = await booked(eleni().confirm(draftAt(world.salon, { time: '14:00' })));
    const news = await world.server.db.select().from(events).orderBy(events.id);
    const [row] = await world.server.db.select().from(bookings).where(eq(bookings.id, booking.id));
    expect(news.slice(-2)).toMatchObject([
      {
        topic: 'customer',
        subject: row?.customerId,
        payload: { bookingId: booking.id, revision: 0 },
      },
      { topic: 'salon', subject: world.salon.id },
    ]);
    const written = await world.server.db.select().from(audit).where(eq(audit.subject, booking.id));
    expect(written).toMatchObject([
      { actor: `customer:${row?.customerId}`, action: 'booking.confirm', before: null },
    ]);
  });

  test('keeps its names when the salon changes them', async () => {
    const booking = await booked(eleni().confirm(draftAt(world.salon)));
    await world.server.db
      .update(services)
      .set({ nameEn: 'Cut', retiredAt: new Date(testNow) })
      .where(eq(services.id, world.salon.serviceIds[0]));
    const { service } = await booked(eleni().read(booking.id));
    expect(service).toMatchObject({ name: 'Haircut & Style', index: null });
  });
});

describe('the price', () => {
  test('of a barber is the difference to the base, and may be negative', async () => {
    const dear = await booked(
      eleni().confirm(
        draftAt(world.salon, { barberId: nth(world.salon.barberIds, 1), total: dollars(70) }),
      ),
    );
    expect(dear.price).toMatchObject({ barber: dollars(5), total: dollars(70) });
    const cheap = await booked(
      customer('nikos').confirm(
        draftAt(world.salon, { barberId: nth(world.salon.barberIds, 2), total: dollars(60) }),
      ),
    );
    expect(cheap.price).toMatchObject({ barber: dollars(-5), total: dollars(60) });
  });

  test('has to be the current one: another one is refused, and may be repeated with the same key', async () => {
    await world.server.db
      .update(services)
      .set({ priceMinor: 7500 })
      .where(eq(services.id, world.salon.serviceIds[0]));
    const key = newKey();
    const refusal = await refused(eleni().confirm(draftAt(world.salon), key));
    expect(refusal).toMatchObject({ status: 409, code: 'price-changed', total: dollars(75) });
    const booking = await booked(
      eleni().confirm(draftAt(world.salon, { total: dollars(75) }), key),
    );
    expect(booking.price.total).toEqual(dollars(75));
  });

  test('in another currency is another price', async () => {
    const draft = draftAt(world.salon, { time: '17:30', total: { minor: 6500, currency: 'EUR' } });
    expect(await refused(eleni().confirm(draft))).toMatchObject({ code: 'price-changed' });
  });
});

describe('at home', () => {
  test('travel costs money and takes time on both sides', async () => {
    const at = await makeSalon(world.server.db, { barbers: [{}] });
    const home = { location: 'home', address: '3 Navarinou', total: dollars(85) } as const;
    const booking = await booked(eleni().confirm(draftAt(at, home)));
    expect(booking).toMatchObject({
      location: 'home',
      address: '3 Navarinou',
      price: { travel: dollars(20), total: dollars(85) },
      endsAt: '2026-12-09T08:45:00.000Z',
    });
    const nikos = customer('nikos');
    const near = ['09:00', '10:30', '11:00'];
    for (const time of near) {
      expect(await refused(nikos.confirm(draftAt(at, { time })))).toMatchObject({
        code: 'slot-taken',
      });
    }
    await booked(nikos.confirm(draftAt(at, { time: '11:30' })));
  });

  test('an address is required', async () => {
    const draft = draftAt(world.salon, { location: 'home', total: dollars(85), time: '16:00' });
    expect(await refused(eleni().confirm(draft))).toMatchObject({
      status: 422,
      fields: { address: 'Please fill in this field.' },
    });
  });

  test('home visits are refused where the salon does not offer them', async () => {
    const at = await makeSalon(world.server.db, { salon: { travelMinor: null } });
    const home = { location: 'home', address: '3 Navarinou' } as const;
    expect(await refused(eleni().confirm(draftAt(at, home)))).toMatchObject({
      status: 409,
      code: 'not-bookable',
    });
  });
});

describe('any barber', () => {
  test('is the least busy of the free ones, and the first of equals, for the price of the service', async () => {
    const anyBarber = (time: string, uid = 'nikos') =>
      customer(uid).confirm(draftAt(world.salon, { barberId: null, time, total: dollars(65) }));
    const barbers: string[] = [];
    for (const [index, time] of ['10:00', '10:00', '10:00', '12:00', '14:00'].entries()) {
      const { barber, price } = await booked(anyBarber(time, `customer-${index}`));
      barbers.push(barber.id);
      expect(price).toMatchObject({ barber: dollars(0), total: dollars(65) });
    }
    const [first, second, third] = world.salon.barberIds;
    expect(barbers).toEqual([first, second, third, first, second]);
    await booked(
      eleni().confirm(
        draftAt(world.salon, { barberId: third ?? null, time: '12:00', total: dollars(60) }),
      ),
    );
    expect((await booked(anyBarber('12:00'))).barber.id).toBe(second);
    expect(await refused(anyBarber('10:00'))).toMatchObject({ code: 'slot-taken' });
  });

  test('is the one whose specialty the service is, while free', async () => {
    const at = await makeSalon(world.server.db, { barbers: [{}, { specialties: [0] }] });
    const [other, specialist] = at.barberIds;
    const anyBarber = (time: string, uid: string) =>
      customer(uid).confirm(draftAt(at, { barberId: null, time, total: dollars(65) }));
    const barbers: string[] = [];
    for (const [index, time] of ['10:00', '12:00', '12:00'].entries()) {
      barbers.push((await booked(anyBarber(time, `chooser-${index}`))).barber.id);
    }
    expect(barbers).toEqual([specialist, specialist, other]);
  });

  test('does the service and is working', async () => {
    const at = await makeSalon(world.server.db, {
      barbers: [
        { does: [1] },
        { absences: ['[2026-12-09T08:00Z,2026-12-09T08:30Z)'] },
        { retiredAt: new Date(testNow) },
        {},
      ],
    });
    const booking = await booked(eleni().confirm(draftAt(at, { barberId: null })));
    expect(booking.barber.id).toBe(at.barberIds[3]);
    expect(await refused(customer('nikos').confirm(draftAt(at, { barberId: null })))).toMatchObject(
      {
        code: 'slot-taken',
      },
    );
  });
});

describe('a processing gap', () => {
  test('can be booked by another customer', async () => {
    const at = await makeSalon(world.server.db, {
      barbers: [{}],
      services: [
        { minutes: 120, gapAfter: 30, gapMinutes: 60, priceMinor: 6500 },
        { minutes: 30, priceMinor: 6500 },
      ],
    });
    await booked(eleni().confirm(draftAt(at)));
    const short = { serviceId: nth(at.serviceIds, 1) };
    const nikos = customer('nikos');
    for (const time of ['10:00', '11:30']) {
      expect(await refused(nikos.confirm(draftAt(at, { ...short, time })))).toMatchObject({
        code: 'slot-taken',
      });
    }
    for (const time of ['10:30', '11:00', '12:00']) {
      await booked(nikos.confirm(draftAt(at, { ...short, time })));
    }
  });
});

test('a barber who left cannot be booked', async () => {
  await world.server.db
    .update(barbers)
    .set({ retiredAt: new Date(testNow) })
    .where(eq(barbers.id, world.salon.barberIds[0]));
  expect(await refused(eleni().confirm(draftAt(world.salon)))).toMatchObject({
    code: 'not-bookable',
  });
});
