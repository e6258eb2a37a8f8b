import {
  type DeskDecision,
  deskRevisedSchema,
  deskServicesSchema,
  salonDetailsSchema,
} from '@salonica/contract/v1';
import { desc, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { booked, bookingCalls, draftAt, newKey } from '../../../test/booking-calls.ts';
import { fileBackend } from '../../../test/file-backend.ts';
import { readJson } from '../../../test/read-json.ts';
import { type MadeSalon, makeSalon, nth } from '../../../test/salon-fixture.ts';
import { audit, events } from '../../platform/database/schema/index.ts';
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
const listed = async () => readJson(await desk().read('services'), deskServicesSchema);
const revised = async (answer: Promise<Response>) => readJson(await answer, deskRevisedSchema);
const retire = (id: string, revision: number, decisions: readonly DeskDecision[] = []) =>
  desk().change('PUT', `services/${id}/retirement`, revision, { decisions });
const shown = async () =>
  readJson(await server.backend.get(`/api/v1/salons/${salon.id}`), salonDetailsSchema);

test('a service is added, changed and found', async () => {
  const barberIds = [nth(salon.barberIds, 1)];
  const added = await revised(desk().change('POST', 'services', 0, serviceOf({ barberIds })));
  expect(added.revision).toBe(1);
  const service = (await listed()).services.at(-1);
  expect(service).toMatchObject(serviceOf({ barberIds }));
  const id = service?.id ?? '';
  const next = serviceOf({
    name: { en: 'Zigzag', el: 'Ζιγκζαγκ' },
    gap: null,
    price: 9000,
    barberIds,
  });
  await revised(desk().change('PUT', `services/${id}`, 1, next));
  const page = await shown();
  expect(page.offer.at(-1)).toMatchObject({
    id,
    name: 'Zigzag',
    price: { minor: 9000 },
    minutes: 60,
  });
  expect(page.team.map(({ serviceIds }) => serviceIds.includes(id))).toEqual([false, true, false]);
  const found = await server.backend.get('/api/v1/salons?q=zigzag');
  expect(await found.json()).toMatchObject({ salons: [{ id: salon.id }] });
});

test('a second member sees that a list was changed', async () => {
  await revised(desk().change('POST', 'services', 0, serviceOf()));
  const answer = await desk().change('POST', 'services', 0, serviceOf());
  expect([answer.status, await answer.json()]).toMatchObject([412, { code: 'revision-changed' }]);
});

test('a repeated call changes once, and a change is announced and written down', async () => {
  const headers = { 'If-Match': '"0"', ...newKey() };
  const path = `/api/v1/desk/${salon.id}/services`;
  const send = () => members.manager.send('POST', path, serviceOf(), headers);
  const first = await revised(send());
  expect(await revised(send())).toEqual(first);
  expect((await listed()).services).toHaveLength(5);
  const [event] = await server.db
    .select()
    .from(events)
    .where(eq(events.subject, salon.id))
    .orderBy(desc(events.id))
    .limit(1);
  expect(event?.payload).toEqual({ version: first.version });
  const written = await server.db.select().from(audit).where(eq(audit.action, 'services.add'));
  expect(written.at(-1)?.after).toMatchObject({ name: { en: 'Perm' } });
});

test('the order of the list is that of the page', async () => {
  const ids = salon.serviceIds.toReversed();
  await revised(desk().change('PUT', 'services-order', 0, { ids }));
  expect((await listed()).services.map(({ id }) => id)).toEqual(ids);
  expect((await shown()).offer.map(({ id }) => id)).toEqual(ids);
  for (const wrong of [ids.slice(1), [...ids.slice(1), nth(ids, 1)], [...ids, 'other']]) {
    const answer = await desk().change('PUT', 'services-order', 1, { ids: wrong });
    expect(answer.status).toBe(422);
  }
});

test('a booked service stays, and the visit keeps its price when the service changes', async () => {
  const [serviceId] = salon.serviceIds;
  const customer = bookingCalls(server.backend.customer(`keeps-${salon.id}`));
  const booking = await booked(customer.confirm(draftAt(salon, { guest: undefined })));
  const { barberIds } = salon;
  await revised(desk().change('PUT', `services/${serviceId}`, 0, serviceOf({ barberIds })));
  const answer = await server.backend
    .customer(`keeps-${salon.id}`)
    .get(`/api/v1/bookings/${booking.id}`);
  expect(await answer.json()).toMatchObject({ booking: { price: booking.price } });
});

test('a booked service ends with a decision about each visit, which may stay', async () => {
  const [id] = salon.serviceIds;
  const customer = server.backend.customer(`stays-${salon.id}`);
  const booking = await booked(
    bookingCalls(customer).confirm(draftAt(salon, { guest: undefined })),
  );
  const asked = await undecided(retire(id, 0));
  expect(asked).toMatchObject({ mayKeep: true, touched: [{ id: booking.id }] });
  expect((await listed()).services.map((service) => service.id)).toContain(id);
  await applied(retire(id, 0, [{ id: booking.id, revision: 0, choice: 'keep' }]));
  expect((await listed()).services.map((service) => service.id)).not.toContain(id);
  const answer = await customer.get(`/api/v1/bookings/${booking.id}`);
  expect(await answer.json()).toMatchObject({ booking: { status: 'confirmed' } });
});

test('a service without bookings is retired', async () => {
  const id = nth(salon.serviceIds, 2);
  await applied(retire(id, 0));
  expect((await listed()).services.map((service) => service.id)).not.toContain(id);
  expect((await shown()).offer.map((service) => service.id)).not.toContain(id);
  expect((await retire(id, 1)).status).toBe(404);
});

test('the salon is listed in the categories of its services', async () => {
  const categoryId = (await listed()).categories[0]?.id ?? '';
  await revised(desk().change('POST', 'services', 0, serviceOf({ categoryId })));
  expect((await shown()).categories.map(({ id }) => id)).toEqual([categoryId]);
  const id = (await listed()).services.at(-1)?.id ?? '';
  await applied(retire(id, 1));
  expect((await shown()).categories).toEqual([]);
});

test.each([
  ['name', serviceOf({ name: { en: 'Perm', el: ' ' } })],
  ['minutes', serviceOf({ minutes: 4, gap: null })],
  ['gap', serviceOf({ gap: { after: 50, minutes: 10 } })],
  ['price', serviceOf({ price: -1 })],
  ['barberIds', serviceOf({ barberIds: ['01-eleni'] })],
  ['categoryId', serviceOf({ categoryId: 'none' })],
])('a wrong %s is refused beside its field', async (field, body) => {
  const answer = await desk().change('POST', 'services', 0, body);
  const { fields } = await refusedFields(answer);
  expect(Object.keys(fields).map((name) => name.split('.')[0])).toEqual([field]);
});

async function refusedFields(answer: Response) {
  expect(answer.status).toBe(422);
  return (await answer.json()) as { fields: Record<string, string> };
}

test('a barber may read none of it', async () => {
  expect((await members.barber.get(`/api/v1/desk/${salon.id}/services`)).status).toBe(403);
});

test('who no longer does a service keeps, moves or gives up the visits that are booked', async () => {
  const [id] = salon.serviceIds;
  const [first, second] = [salon.barberIds[0], nth(salon.barberIds, 1)];
  const customer = server.backend.customer(`skilled-${salon.id}`);
  const booking = await booked(
    bookingCalls(customer).confirm(draftAt(salon, { guest: undefined })),
  );
  const change = (revision: number, decisions: readonly DeskDecision[] = []) =>
    desk().change('PUT', `services/${id}`, revision, serviceOf({ barberIds: [second], decisions }));
  const asked = await undecided(change(0));
  expect(asked).toMatchObject({ mayKeep: true, touched: [{ id: booking.id }] });
  const barbersOf = async () => (await listed()).services.find((one) => one.id === id)?.barberIds;
  expect(await barbersOf()).toContain(first);
  const { date, time } = booking;
  const to = { choice: 'move', date, time, barberId: second } as const;
  await applied(change(0, [{ id: booking.id, revision: 0, ...to }]));
  expect(await barbersOf()).toEqual([second]);
  const answer = await customer.get(`/api/v1/bookings/${booking.id}`);
  expect(await answer.json()).toMatchObject({
    booking: { barber: { id: second }, price: booking.price },
  });
});

test('a barber who drops a service decides about its visits too', async () => {
  const [barberId] = salon.barberIds;
  const customer = server.backend.customer(`dropped-${salon.id}`);
  const booking = await booked(
    bookingCalls(customer).confirm(draftAt(salon, { guest: undefined })),
  );
  const barber = {
    name: { en: 'Helen', el: 'Ελένη' },
    specialty: { en: '', el: '' },
    experience: 3,
    surcharge: 0,
    services: [],
  };
  const asked = await undecided(desk().change('PUT', `barbers/${barberId}`, 0, barber));
  expect(asked.touched).toMatchObject([{ id: booking.id }]);
});
