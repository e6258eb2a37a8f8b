import {
  deskBarbersSchema,
  type DeskDecision,
  deskDescriptionSchema,
  deskRevisedSchema,
  deskRulesSchema,
  salonDetailsSchema,
} from '@salonica/contract/v1';
import { beforeEach, expect, test } from 'vitest';
import { booked, bookingCalls, draftAt, refused } from '../../../test/booking-calls.ts';
import { fileBackend } from '../../../test/file-backend.ts';
import { readJson } from '../../../test/read-json.ts';
import { type MadeSalon, makeSalon, nth } from '../../../test/salon-fixture.ts';
import { changed, deskCalls } from '../desk/testing/desk-calls.ts';
import { deskWorld, type DeskWorld } from '../desk/testing/desk-world.ts';
import { applied, undecided } from '../hours/testing/hours-calls.ts';
import { serviceOf, settingsCalls } from './testing/settings-calls.ts';

const server = fileBackend();
let salon: MadeSalon;
let members: DeskWorld;

beforeEach(async () => {
  salon = await makeSalon(server.db);
  members = await deskWorld(server.db, server.backend, salon);
});

const desk = () => settingsCalls(members.manager, salon);
const revised = async (answer: Promise<Response>) => readJson(await answer, deskRevisedSchema);
const shown = async () =>
  readJson(await server.backend.get(`/api/v1/salons/${salon.id}`), salonDetailsSchema);
const retire = (id: string, revision: number, decisions: readonly DeskDecision[] = []) =>
  desk().change('PUT', `barbers/${id}/retirement`, revision, { decisions });
const team = async () => readJson(await desk().read('barbers'), deskBarbersSchema);
const confirm = (more: object) =>
  bookingCalls(server.backend.customer(`asks-${salon.id}`)).confirm(
    draftAt(salon, { guest: undefined, ...more }),
  );

const rules = {
  slotMinutes: 20,
  leadMinutes: 60,
  horizonDays: 10,
  noticeMinutes: 120,
  graceMinutes: 10,
  offerMinutes: 20,
  travel: { fee: 1500, minutes: 20, km: 8 },
};

const helen = (more: object = {}) => ({
  name: { en: 'Helen', el: 'Ελένη' },
  specialty: { en: '', el: '' },
  experience: 3,
  surcharge: -500,
  services: [{ serviceId: salon.serviceIds[0], price: null, minutes: null }],
  ...more,
});

test('the rules are those of the page, and of the times that are offered', async () => {
  await revised(desk().change('PUT', 'rules', 0, rules));
  expect(await readJson(await desk().read('rules'), deskRulesSchema)).toMatchObject(rules);
  expect((await shown()).policy).toMatchObject({
    slotMinutes: 20,
    horizonDays: 10,
    travel: { fee: { minor: 1500 }, minutes: 20, km: 8 },
  });
  expect(await refused(confirm({ time: '10:30' }))).toMatchObject({ code: 'not-bookable' });
  await booked(confirm({ time: '10:20' }));
  await revised(desk().change('PUT', 'rules', 1, { ...rules, travel: null }));
  expect((await shown()).policy.travel).toBeNull();
  expect((await desk().change('PUT', 'rules', 1, rules)).status).toBe(412);
  expect((await desk().change('PUT', 'rules', 2, { ...rules, slotMinutes: 7 })).status).toBe(422);
});

test('texts and facts of the salon are those of its page', async () => {
  const about = {
    description: { en: 'Quiet.', el: 'Ήσυχο.' },
    phone: '2310 123456',
    email: 'quiet@salonica.example',
    facts: ['cards', 'wifi'],
  };
  await revised(desk().change('PUT', 'description', 0, about));
  expect(await readJson(await desk().read('description'), deskDescriptionSchema)).toMatchObject({
    ...about,
    phone: '+302310123456',
    facts: ['wifi', 'cards'],
  });
  expect(await shown()).toMatchObject({ description: 'Quiet.', facts: ['wifi', 'cards'] });
  const wrong = await desk().change('PUT', 'description', 1, { ...about, phone: '1' });
  expect([wrong.status, await wrong.json()]).toMatchObject([422, { code: 'invalid' }]);
});

test('a barber joins the team, works when the salon is open, and has a price of their own', async () => {
  const [serviceId] = salon.serviceIds;
  const services = [
    { serviceId, price: 9900, minutes: null },
    { serviceId: nth(salon.serviceIds, 1), price: null, minutes: null },
  ];
  await revised(desk().change('POST', 'barbers', 0, helen({ services })));
  const added = (await team()).barbers.at(-1);
  expect(added).toMatchObject(helen({ services }));
  const barberId = added?.id ?? '';
  expect((await shown()).team.at(-1)).toMatchObject({
    id: barberId,
    rating: null,
    serviceIds: services.map((one) => one.serviceId),
    ownPrices: [{ serviceId, price: { minor: 9900 } }],
  });
  const total = (minor: number) => ({ minor, currency: 'USD' });
  const wanted = { barberId, serviceId, time: '10:00' };
  expect(await refused(confirm({ ...wanted, total: total(6000) }))).toMatchObject({
    code: 'price-changed',
    total: total(9900),
  });
  await booked(confirm({ ...wanted, total: total(9900) }));
  // Who leaves has no chair: the visit moves to another one.
  const asked = await undecided(retire(barberId, 1));
  const [touched] = asked.touched;
  const [place] = touched?.suggestions ?? [];
  if (touched === undefined || place === undefined) throw new Error('Others are free.');
  expect(place.barber.id).not.toBe(barberId);
  const { id, revision } = touched;
  const { date, time, barber } = place;
  await applied(
    retire(barberId, 1, [{ id, revision, choice: 'move', date, time, barberId: barber.id }]),
  );
  expect((await shown()).team.map((one) => one.id)).not.toContain(barberId);
});

test('a visit outside of the hours is decided too when its barber leaves', async () => {
  const barberId = nth(salon.barberIds, 1);
  const late = { barberId, time: '21:00', outsideHours: true };
  const added = await changed(deskCalls(members.manager, salon).add(late));
  const asked = await undecided(retire(barberId, 0));
  expect(asked.touched).toMatchObject([{ id: added.id, barber: { id: barberId } }]);
});

test('the order of the team is that of the page, and who leaves is not in it', async () => {
  const ids = salon.barberIds.toReversed();
  await revised(desk().change('PUT', 'barbers-order', 0, { ids }));
  expect((await shown()).team.map(({ id }) => id)).toEqual(ids);
  const gone = nth(salon.barberIds, 2);
  await applied(retire(gone, 1));
  expect((await shown()).team.map(({ id }) => id)).not.toContain(gone);
  // A member has the first column.
  const [first] = salon.barberIds;
  expect((await retire(first, 2)).status).toBe(409);
});

test('no service costs less than nothing with a barber', async () => {
  const id = nth(salon.barberIds, 1);
  const [serviceId] = salon.serviceIds;
  const surcharge = -7000;
  const change = (services: readonly object[]) =>
    desk().change('PUT', `barbers/${id}`, 0, helen({ surcharge, services }));
  expect(await refused(change([{ serviceId, price: null, minutes: null }]))).toMatchObject({
    status: 422,
    fields: { surcharge: expect.any(String) as string },
  });
  await revised(change([{ serviceId, price: 500, minutes: null }]));
  const other = nth(salon.serviceIds, 1);
  const cheap = (price: number) =>
    desk().change('PUT', `services/${other}`, 0, serviceOf({ price, barberIds: [id] }));
  expect(await refused(cheap(6999))).toMatchObject({
    status: 422,
    fields: { price: expect.any(String) as string },
  });
  await revised(cheap(7000));
});

test('a change of a barber counts for new visits', async () => {
  const id = nth(salon.barberIds, 1);
  await revised(desk().change('PUT', `barbers/${id}`, 0, helen({ surcharge: 1000 })));
  expect((await team()).barbers.find((one) => one.id === id)).toMatchObject(
    helen({ surcharge: 1000 }),
  );
  const services = [{ serviceId: 'of-another-salon', price: null, minutes: null }];
  const wrong = await desk().change('PUT', `barbers/${id}`, 1, helen({ services }));
  expect(wrong.status).toBe(422);
});
