import {
  applicationResponseSchema,
  type ApplicationWire,
  daysResponseSchema,
  deskListingSchema,
  deskSalonsSchema,
  salonDetailsSchema,
  salonPageSchema,
} from '@salonica/contract/v1';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { audit, events, mails } from '../../platform/database/schema/index.ts';
import { createBackend, testNow } from '../../../test/backend.ts';
import { booked, bookingCalls, draftAt, newKey, refused } from '../../../test/booking-calls.ts';
import { readJson } from '../../../test/read-json.ts';
import { type MadeSalon, makeSalon } from '../../../test/salon-fixture.ts';
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { unverified, type Visitor } from '../../../test/visitor.ts';
import { deskWorld } from '../desk/testing/desk-world.ts';
import { approve, refuse } from './decide.ts';
import { describeApplication, listApplications } from './describe-applications.ts';

const path = '/api/v1/application';
const details = {
  name: 'Barbershop Zefyr',
  categoryIds: ['1'],
  phone: '2310 123 456',
  email: 'Zefyr@Salonica.example',
  address: { en: '4 Komninon', el: 'Κομνηνών 4' },
  location: { latitude: 40.6345, longitude: 22.9412 },
  hours: [
    { weekday: 2, opens: '10:00', closes: '14:00' },
    { weekday: 2, opens: '17:00', closes: '21:00' },
    { weekday: 3, opens: '09:00', closes: '24:00' },
  ],
  services: [
    {
      name: { en: 'Quiet trim', el: 'Ήσυχο κούρεμα' },
      minutes: 30,
      price: { minor: 2000, currency: 'USD' },
    },
    {
      name: { en: 'Beard', el: 'Γένια' },
      minutes: 20,
      price: { minor: 1200, currency: 'USD' },
    },
  ],
  barber: { en: 'Thanasis', el: 'Θανάσης' },
};

const anyText: unknown = expect.any(String);

let database: TestDatabase;
let backend: ReturnType<typeof createBackend>;
let time = testNow;
let count = 0;

beforeAll(async () => {
  database = await openTestDatabase();
  backend = createBackend({ db: database.db, now: () => time });
});
afterAll(() => database.close());
beforeEach(() => {
  time = testNow;
});

function newCustomer(): Visitor {
  count += 1;
  return backend.customer(`listing-${count}`);
}

const send = (visitor: Visitor, changed: object = {}, key = newKey()) =>
  visitor.send('POST', path, { ...details, ...changed }, key);

async function applicationOf(response: Response | Promise<Response>): Promise<ApplicationWire> {
  const { application } = await readJson(await response, applicationResponseSchema);
  if (application === null) throw new Error('There is an application.');
  return application;
}

const lastMail = async (id: string) => {
  const [mail] = await database.db
    .select()
    .from(mails)
    .where(eq(mails.subject, id))
    .orderBy(desc(mails.createdAt));
  return mail;
};

test('an approved application is public, found and booked at once', async () => {
  const applicant = newCustomer();
  expect(await readJson(await applicant.get(path), applicationResponseSchema)).toEqual({
    application: null,
  });
  const { id, status } = await applicationOf(send(applicant));
  expect(status).toBe('open');
  const found = async (words: string) =>
    (
      await readJson(
        await applicant.get(`/api/v1/salons?q=${encodeURIComponent(words)}`),
        salonPageSchema,
      )
    ).salons.map(({ name }) => name);
  expect(await found('Zefyr')).not.toContain(details.name);

  const decision = await approve(database.db, id, time);
  if (decision.outcome !== 'approved') throw new Error(decision.outcome);
  const { salonId } = decision;
  expect(await applicationOf(applicant.get(path))).toMatchObject({ status: 'approved', salonId });
  expect(await found('Zefyr')).toContain(details.name);
  expect(await found('Θανάσης')).toContain(details.name);
  const salon = await readJson(
    await backend.visitor().get(`/api/v1/salons/${salonId}`),
    salonDetailsSchema,
  );
  expect(salon).toMatchObject({
    name: details.name,
    priceRange: '$',
    phone: '+302310123456',
    email: 'zefyr@salonica.example',
    hours: details.hours,
    team: [{ name: 'Thanasis', rating: null }],
    isPaused: false,
  });
  expect(salon.distance).toBeLessThan(0.2);
  expect(
    (await readJson(await applicant.get('/api/v1/desk'), deskSalonsSchema)).salons,
  ).toMatchObject([{ id: salonId, role: 'owner', barberId: null }]);

  const [service] = salon.offer;
  const request = draftAt(
    { id: salonId, serviceIds: [service?.id ?? ''], barberIds: [salon.team[0]?.id ?? ''] },
    { date: '2026-12-08', time: '10:30', total: { minor: 2000, currency: 'USD' } },
  );
  const booking = await booked(bookingCalls(newCustomer()).confirm(request));
  expect(booking.salon.name).toBe(details.name);
  expect(await lastMail(id)).toMatchObject({
    kind: 'application',
    facts: { step: 'approved', salon: details.name },
  });
  expect(await approve(database.db, id, time)).toEqual({ outcome: 'decided' });
});

test('a new salon has the place in a list that its distance gives it, and no other', async () => {
  // A mile away, and reviewed.
  const older = await makeSalon(database.db);
  const applicant = newCustomer();
  const location = { latitude: 40.6619, longitude: 22.941 };
  const { id } = await applicationOf(send(applicant, { name: 'Barbershop Akti', location }));
  const decision = await approve(database.db, id, time);
  if (decision.outcome !== 'approved') throw new Error(decision.outcome);
  const { salons } = await readJson(
    await applicant.get('/api/v1/salons?limit=48'),
    salonPageSchema,
  );
  const miles = salons.map(({ distance }) => distance);
  expect(miles).toEqual(miles.toSorted((a, b) => a - b));
  const both = salons.filter((salon) => [older.id, decision.salonId].includes(salon.id));
  expect(both.map((salon) => [salon.id, salon.distance])).toEqual([
    [older.id, 1],
    [decision.salonId, expect.closeTo(2, 2)],
  ]);
});

test('a refused application names the reason, and can be corrected and sent again', async () => {
  const applicant = newCustomer();
  const { id } = await applicationOf(send(applicant));
  expect(await refused(send(applicant))).toMatchObject({ status: 409, code: 'wrong-state' });
  expect(await refuse(database.db, id, 'The phone number is not yours.', time)).toEqual({
    outcome: 'refused',
  });
  const refusedOne = await applicationOf(applicant.get(path));
  expect(refusedOne).toMatchObject({
    status: 'refused',
    reason: 'The phone number is not yours.',
    details: { name: details.name, phone: '+302310123456' },
  });
  expect(await lastMail(id)).toMatchObject({
    facts: { step: 'refused', reason: 'The phone number is not yours.' },
  });
  time += 1000;
  const again = await applicationOf(send(applicant, { phone: '2310 654 321' }));
  expect(again).toMatchObject({ status: 'open', reason: null });
  expect((await listApplications(database.db))[0]).toContain(again.id);
  expect(await describeApplication(database.db, again.id)).toContain(
    'Salon       +302310654321, Zefyr@Salonica.example; categories 1',
  );
});

test('the same attempt counts once, and an account sends a few a day', async () => {
  const applicant = newCustomer();
  const key = newKey();
  const both = await Promise.all([send(applicant, {}, key), send(applicant, {}, key)]);
  const [first, second] = [await applicationOf(both[0]), await applicationOf(both[1])];
  expect(first.id).toBe(second.id);
  await refuse(database.db, first.id, 'Wrong', time);
  for (let sent = 1; sent < 5; sent += 1) {
    time += 1000;
    await refuse(database.db, (await applicationOf(send(applicant))).id, 'Wrong', time);
  }
  expect(await refused(send(applicant))).toMatchObject({ status: 429 });
});

test('an application with impossible values names their fields', async () => {
  const applicant = newCustomer();
  const overlapping = [
    { weekday: 1, opens: '09:00', closes: '12:00' },
    { weekday: 1, opens: '11:00', closes: '17:00' },
  ];
  expect(await refused(send(applicant, { hours: overlapping }))).toMatchObject({
    status: 422,
    fields: { hours: anyText },
  });
  expect(await refused(send(applicant, { categoryIds: ['no-such'] }))).toMatchObject({
    fields: { categoryIds: anyText },
  });
  expect(await refused(send(applicant, { phone: '12' }))).toMatchObject({
    fields: { phone: anyText },
  });
});

test('an address that never answered owns no salon', async () => {
  count += 1;
  const claimed = backend.visitor();
  const headers = { ...unverified(`listing-${count}`), ...newKey() };
  const { id } = await applicationOf(claimed.send('POST', path, details, headers));
  expect(await approve(database.db, id, time)).toEqual({ outcome: 'unproved' });
});

let salon: MadeSalon;
const listing = () => `/api/v1/desk/${salon.id}/listing`;
const listingOf = async (response: Response | Promise<Response>) =>
  readJson(await response, deskListingSchema);

test('a paused salon keeps its bookings, takes no new ones, and opens again', async () => {
  salon = await makeSalon(database.db);
  const { owner, manager } = await deskWorld(database.db, backend, salon);
  const customer = newCustomer();
  await booked(bookingCalls(customer).confirm(draftAt(salon)));
  expect((await manager.send('PUT', listing(), { state: 'paused' })).status).toBe(403);
  expect(await listingOf(owner.send('PUT', listing(), { state: 'paused' }))).toMatchObject({
    state: 'paused',
    upcoming: 1,
    next: [{ date: '2026-12-09', time: '10:00' }],
  });
  // Open pages follow.
  expect(await database.db.$count(events, eq(events.subject, salon.id))).toBe(2);
  const details = await readJson(
    await customer.get(`/api/v1/salons/${salon.id}`),
    salonDetailsSchema,
  );
  expect(details.isPaused).toBe(true);
  const days = async () =>
    (
      await readJson(
        await customer.get(
          `/api/v1/salons/${salon.id}/days?service=${salon.serviceIds[0]}&from=2026-12-09&to=2026-12-10`,
        ),
        daysResponseSchema,
      )
    ).days.map(({ state }) => state);
  expect(await days()).toEqual(['closed', 'closed']);
  expect(
    await refused(bookingCalls(newCustomer()).confirm(draftAt(salon, { time: '12:00' }))),
  ).toMatchObject({ status: 409, code: 'paused' });
  const wanted = { kind: 'new', salonId: salon.id, serviceId: salon.serviceIds[0] };
  expect(
    await refused(
      customer.send(
        'POST',
        '/api/v1/waitlist',
        {
          ...wanted,
          barberId: null,
          from: '2026-12-09',
          to: '2026-12-10',
          part: null,
        },
        newKey(),
      ),
    ),
  ).toMatchObject({ code: 'paused' });
  const walkIn = {
    source: 'phone',
    serviceId: salon.serviceIds[0],
    barberId: salon.barberIds[0],
    date: '2026-12-09',
    time: '12:00',
    name: 'Nikos',
    notes: '',
  };
  const entered = await owner.send('POST', `/api/v1/desk/${salon.id}/bookings`, walkIn, newKey());
  expect(entered.status).toBe(201);
  expect((await listingOf(owner.send('PUT', listing(), { state: 'open' }))).state).toBe('open');
  expect(await days()).toEqual(['free', 'free']);
});

test('a salon is closed by its name, without bookings, and is gone', async () => {
  salon = await makeSalon(database.db, { salon: { name: 'Closing soon' } });
  const { owner } = await deskWorld(database.db, backend, salon);
  const customer = newCustomer();
  const booking = await booked(bookingCalls(customer).confirm(draftAt(salon)));
  const close = (name: string) => owner.send('POST', `${listing()}/close`, { name });
  expect(await refused(close('Closing'))).toMatchObject({
    status: 422,
    fields: { name: anyText },
  });
  expect(await refused(close('Closing soon'))).toMatchObject({ status: 409, code: 'wrong-state' });
  await booked(bookingCalls(customer).cancel(booking));
  expect(await listingOf(close('Closing soon'))).toMatchObject({ state: 'closed', upcoming: 0 });
  expect((await customer.get(`/api/v1/salons/${salon.id}`)).status).toBe(404);
  expect(await refused(bookingCalls(customer).confirm(draftAt(salon)))).toMatchObject({
    status: 404,
  });
  expect(await refused(owner.send('PUT', listing(), { state: 'open' }))).toMatchObject({
    status: 409,
  });
  const changes = await database.db.select().from(audit).where(eq(audit.subject, salon.id));
  expect(changes.map(({ action }) => action)).toContain('listing.close');
});
