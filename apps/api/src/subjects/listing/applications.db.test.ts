import {
  applicationResponseSchema,
  type ApplicationWire,
  deskSalonsSchema,
  salonDetailsSchema,
  salonPageSchema,
} from '@salonica/contract/v1';
import { desc, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { mails } from '../../platform/database/schema/index.ts';
import { testNow } from '../../../test/backend.ts';
import { booked, bookingCalls, draftAt, newKey, refused } from '../../../test/booking-calls.ts';
import { readJson } from '../../../test/read-json.ts';
import { makeSalon } from '../../../test/salon-fixture.ts';
import { fileBackend } from '../../../test/file-backend.ts';
import { unverified, type Visitor } from '../../../test/visitor.ts';
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

let time = testNow;
let count = 0;
const server = fileBackend({ now: () => time });

beforeEach(() => {
  time = testNow;
});

function newCustomer(): Visitor {
  count += 1;
  return server.backend.customer(`listing-${count}`);
}

const send = (visitor: Visitor, changed: object = {}, key = newKey()) =>
  visitor.send('POST', path, { ...details, ...changed }, key);

async function applicationOf(response: Response | Promise<Response>): Promise<ApplicationWire> {
  const { application } = await readJson(await response, applicationResponseSchema);
  if (application === null) throw new Error('There is an application.');
  return application;
}

const lastMail = async (id: string) => {
  const [mail] = await server.db
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

  const decision = await approve(server.db, id, time);
  if (decision.outcome !== 'approved') throw new Error(decision.outcome);
  const { salonId } = decision;
  expect(await applicationOf(applicant.get(path))).toMatchObject({ status: 'approved', salonId });
  expect(await found('Zefyr')).toContain(details.name);
  expect(await found('Θανάσης')).toContain(details.name);
  const salon = await readJson(
    await server.backend.visitor().get(`/api/v1/salons/${salonId}`),
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
  expect(await approve(server.db, id, time)).toEqual({ outcome: 'decided' });
});

test('a new salon has the place in a list that its distance gives it, and no other', async () => {
  // A mile away, and reviewed.
  const older = await makeSalon(server.db);
  const applicant = newCustomer();
  const location = { latitude: 40.6619, longitude: 22.941 };
  const { id } = await applicationOf(send(applicant, { name: 'Barbershop Akti', location }));
  const decision = await approve(server.db, id, time);
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
  expect(await refuse(server.db, id, 'The phone number is not yours.', time)).toEqual({
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
  expect((await listApplications(server.db))[0]).toContain(again.id);
  expect(await describeApplication(server.db, again.id)).toContain(
    'Salon       +302310654321, Zefyr@Salonica.example; categories 1',
  );
});

test('the same attempt counts once, and an account sends a few a day', async () => {
  const applicant = newCustomer();
  const key = newKey();
  const both = await Promise.all([send(applicant, {}, key), send(applicant, {}, key)]);
  const [first, second] = [await applicationOf(both[0]), await applicationOf(both[1])];
  expect(first.id).toBe(second.id);
  await refuse(server.db, first.id, 'Wrong', time);
  for (let sent = 1; sent < 5; sent += 1) {
    time += 1000;
    await refuse(server.db, (await applicationOf(send(applicant))).id, 'Wrong', time);
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
  const claimed = server.backend.visitor();
  const headers = { ...unverified(`listing-${count}`), ...newKey() };
  const { id } = await applicationOf(claimed.send('POST', path, details, headers));
  expect(await approve(server.db, id, time)).toEqual({ outcome: 'unproved' });
});
