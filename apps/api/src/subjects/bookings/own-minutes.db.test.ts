import {
  daysResponseSchema,
  deskOffersSchema,
  deskRevisedSchema,
  salonDetailsSchema,
  salonSlotsResponseSchema,
} from '@salonica/contract/v1';
import { beforeEach, expect, test } from 'vitest';
import { booked, bookingCalls, dollars, draftAt, refused } from '../../../test/booking-calls.ts';
import { fileBackend } from '../../../test/file-backend.ts';
import { readJson } from '../../../test/read-json.ts';
import { type MadeSalon, makeSalon, nth } from '../../../test/salon-fixture.ts';
import { changed, deskCalls } from '../desk/testing/desk-calls.ts';
import { deskWorld, type DeskWorld } from '../desk/testing/desk-world.ts';
import { settingsCalls } from '../desk-catalogue/testing/settings-calls.ts';

const server = fileBackend();
const minute = 60_000;
const date = '2026-12-09';
let salon: MadeSalon;
let members: DeskWorld;
let quick: string;
let slow: string;
let serviceId: string;
let asked = 0;

/** 45 minutes with the first barber; the second needs an hour and a half, and asks 90 dollars. */
beforeEach(async () => {
  salon = await makeSalon(server.db, { barbers: [{ priceMinor: 6500 }, { priceMinor: 6500 }] });
  members = await deskWorld(server.db, server.backend, salon);
  [quick, slow] = [nth(salon.barberIds, 0), nth(salon.barberIds, 1)];
  [serviceId] = salon.serviceIds;
  await setMinutes(0, 90);
});

async function setMinutes(revision: number, minutes: number | null): Promise<void> {
  const answer = await settingsCalls(members.manager, salon).change(
    'PUT',
    `barbers/${slow}`,
    revision,
    {
      name: { en: 'Petros', el: 'Πέτρος' },
      specialty: { en: '', el: '' },
      experience: 1,
      surcharge: 0,
      services: [{ serviceId, price: 9000, minutes }],
    },
  );
  await readJson(answer, deskRevisedSchema);
}

function customer() {
  asked += 1;
  return bookingCalls(server.backend.customer(`own-minutes-${asked}`));
}

const withSlow = (time: string) => draftAt(salon, { barberId: slow, time, total: dollars(90) });
const lengthOf = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }) =>
  (Date.parse(endsAt) - Date.parse(startsAt)) / minute;
const slots = async () => {
  const path = `/api/v1/salons/${salon.id}/slots?service=${serviceId}&date=${date}`;
  return (await readJson(await server.backend.get(path), salonSlotsResponseSchema)).slots;
};

test('the page and the times say how long a barber needs', async () => {
  const page = await readJson(
    await server.backend.get(`/api/v1/salons/${salon.id}`),
    salonDetailsSchema,
  );
  expect(page.team.map(({ ownMinutes }) => ownMinutes)).toEqual([[], [{ serviceId, minutes: 90 }]]);
  expect((await slots()).find(({ time }) => time === '10:00')).toMatchObject({
    ends: '10:45',
    barberIds: [quick, slow],
    ownEnds: [{ barberId: slow, ends: '11:30' }],
  });
});

test('a visit takes the chair of its barber as long as they need', async () => {
  const visit = await booked(customer().confirm(withSlow('10:00')));
  expect(lengthOf(visit)).toBe(90);
  expect(visit.service.minutes).toBe(90);
  for (const time of ['09:00', '10:30', '11:00']) {
    expect(await refused(customer().confirm(withSlow(time)))).toMatchObject({ code: 'slot-taken' });
  }
  expect(
    (await slots()).flatMap(({ time, barberIds }) => (barberIds.includes(slow) ? [time] : [])),
  ).toSatisfy((times: string[]) => times[0] === '11:30');
  expect(lengthOf(await booked(customer().confirm(withSlow('11:30'))))).toBe(90);

  // Any barber is the quick one here, for their own time.
  const any = await booked(customer().confirm(draftAt(salon, { barberId: null, time: '11:00' })));
  expect([any.barber.id, lengthOf(any)]).toEqual([quick, 45]);
});

test('a move takes the time and the price of the other barber', async () => {
  const calls = customer();
  const visit = await booked(calls.confirm(draftAt(salon, { barberId: quick, time: '10:00' })));
  const to = { date, time: '12:00', barberId: slow };
  expect(await refused(calls.move(visit, to))).toMatchObject({
    code: 'price-changed',
    total: dollars(90),
  });
  const moved = await booked(calls.move(visit, { ...to, total: dollars(90) }));
  expect([moved.barber.id, lengthOf(moved)]).toEqual([slow, 90]);
  expect(await refused(customer().confirm(withSlow('13:00')))).toMatchObject({
    code: 'slot-taken',
  });
});

test('a change of the time counts for new visits, and what is booked keeps its own', async () => {
  const visit = await booked(customer().confirm(withSlow('10:00')));
  await setMinutes(1, null);
  expect(lengthOf(await booked(customer().confirm(withSlow('12:00'))))).toBe(45);
  expect(await refused(customer().confirm(withSlow('11:00')))).toMatchObject({
    code: 'slot-taken',
  });
  const days = await readJson(
    await server.backend.get(
      `/api/v1/salons/${salon.id}/days?service=${serviceId}&from=${date}&to=${date}`,
    ),
    daysResponseSchema,
  );
  expect(days.days[0]?.state).toBe('free');
  const read = deskCalls(members.manager, salon).read(visit.id);
  expect((await read).visit).toMatchObject({ starts: '10:00', ends: '11:30' });
});

test('what is booked keeps its time also where it is moved or restored', async () => {
  const calls = customer();
  const desk = deskCalls(members.manager, salon);
  const visit = await booked(calls.confirm(withSlow('10:00')));
  await setMinutes(1, null);
  const later = await booked(calls.move(visit, { date, time: '12:00' }));
  expect(lengthOf(later)).toBe(90);
  const restored = await booked(calls.restore(await booked(calls.cancel(later))));
  expect(lengthOf(restored)).toBe(90);
  const moved = await changed(desk.move(restored, { date, time: '14:05' }));
  const cancelled = await changed(desk.cancel(moved));
  await changed(desk.restore(cancelled));
  expect((await desk.read(visit.id)).visit).toMatchObject({ starts: '14:05', ends: '15:35' });
  // Its chair is taken as long.
  expect(await refused(customer().confirm(withSlow('15:00')))).toMatchObject({
    code: 'slot-taken',
  });
  const query = `date=${date}&barber=${slow}&time=16:00&booking=${visit.id}`;
  const answer = await members.manager.get(`/api/v1/desk/${salon.id}/offers?${query}`);
  const { services } = await readJson(answer, deskOffersSchema);
  expect(services.find(({ id }) => id === serviceId)).toMatchObject({ minutes: 90, ends: '17:30' });
});

test('the desk enters, offers and moves visits in the time of the barber', async () => {
  const desk = deskCalls(members.manager, salon);
  const offers = async (barber: string, time: string) => {
    const query = `date=${date}&barber=${barber}&time=${time}`;
    const answer = await members.manager.get(`/api/v1/desk/${salon.id}/offers?${query}`);
    const { services } = await readJson(answer, deskOffersSchema);
    return services.find(({ id }) => id === serviceId);
  };
  expect(await offers(slow, '10:00')).toMatchObject({
    minutes: 90,
    ends: '11:30',
    total: dollars(90),
    refusal: null,
  });
  const entered = await changed(desk.add({ barberId: slow, date, time: '10:00' }));
  expect((await desk.read(entered.id)).visit).toMatchObject({ starts: '10:00', ends: '11:30' });
  expect(await offers(slow, '11:15')).toMatchObject({ refusal: 'booked' });
  expect(await offers(slow, '11:30')).toMatchObject({ refusal: null });

  const other = await changed(desk.add({ barberId: quick, date, time: '11:15' }));
  const seen = { id: other.id, revision: other.revision };
  expect(await refused(desk.move(seen, { date, time: '11:15', barberId: slow }))).toMatchObject({
    code: 'slot-taken',
  });
  await changed(desk.move(seen, { date, time: '11:30', barberId: slow }));
  expect((await desk.read(other.id)).visit).toMatchObject({ starts: '11:30', ends: '13:00' });
});
