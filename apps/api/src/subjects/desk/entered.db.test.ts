import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { events } from '../../platform/database/schema/index.ts';
import { createLog } from '../../platform/log.ts';
import { testNow } from '../../../test/backend.ts';
import { booked, bookingCalls, dollars, draftAt, refused } from '../../../test/booking-calls.ts';
import { nth } from '../../../test/salon-fixture.ts';
import { tablesWith } from '../../../test/scan.ts';
import { audit } from '../audit/audit.ts';
import { auditChecks } from '../audit/checks.ts';
import { personalBookings } from '../bookings/personal.ts';
import { cleanUp } from '../retention/clean-up.ts';
import { changed } from './testing/desk-calls.ts';
import { freshDesk } from './testing/fresh-desk.ts';

const at = freshDesk();
const { desk } = at;

const customer = () => bookingCalls(at.world.backend.customer('entered-online'));

test('a visit of a caller is entered, read, moved and completed like any other', async () => {
  const added = await changed(
    desk().add({ source: 'phone', phone: '2310 123456', notes: 'Left-handed scissors' }),
  );
  expect(await desk().read(added.id)).toMatchObject({
    source: 'phone',
    status: 'confirmed',
    customer: {
      name: 'Nikos',
      contact: { email: null, phone: '+302310123456' },
      hasAccount: false,
      visits: 0,
      noShows: 0,
    },
    notes: 'Left-handed scissors',
    price: { total: dollars(65) },
    history: [{ action: 'confirm', by: 'member', name: `manager-${at.salon.id}` }],
  });
  const moved = await changed(desk().move(added, { date: '2026-12-10', time: '12:05' }));
  at.world.clock.now = Date.UTC(2026, 11, 10, 12);
  await changed(desk().mark(moved, 'completed'));
  expect(await desk().read(added.id)).toMatchObject({ status: 'completed' });
});

test('a chair is entered once, by customers and the desk', async () => {
  const added = await changed(desk().add({}));
  const online = draftAt(at.salon, { guest: undefined });
  expect(await refused(customer().confirm(online))).toMatchObject({ code: 'slot-taken' });
  await booked(customer().confirm({ ...online, time: '12:00' }));
  expect(await refused(desk().add({ time: '12:15' }))).toMatchObject({
    status: 409,
    code: 'slot-taken',
  });
  await changed(desk().cancel(added));
  await changed(desk().add({ name: 'Another' }));
});

test('a visit that has begun is entered, and none outside of the hours', async () => {
  at.world.clock.now = Date.UTC(2026, 11, 9, 8, 20);
  await changed(desk().add({}));
  expect(await refused(desk().add({ time: '09:00' }))).toMatchObject({ status: 409 });
  expect(await refused(desk().add({ time: '19:30' }))).toMatchObject({ code: 'not-bookable' });
  expect(await refused(desk().add({ serviceId: 'unknown', time: '13:00' }))).toMatchObject({
    code: 'not-bookable',
  });
});

test('a barber enters visits of the own column only', async () => {
  const barberId = nth(at.salon.barberIds, 1);
  expect((await desk(at.members.barber).add({ barberId })).status).toBe(403);
  await changed(desk(at.members.barber).add({}));
});

test('an open wizard learns of it, and no mail is sent', async () => {
  await at.world.runJobs();
  at.world.sent.length = 0;
  const { version } = await changed(desk().add({ email: 'nikos@salonica.example' }));
  const told = await at.world.database.db
    .select()
    .from(events)
    .where(eq(events.subject, at.salon.id));
  expect(told.at(-1)).toMatchObject({ topic: 'salon', payload: { version } });
  await at.world.runJobs();
  expect(at.world.sent).toEqual([]);
});

test('who is entered with the own address downloads and erases it', async () => {
  const { db } = at.world.database;
  const email = 'own-address@salonica.example';
  const added = await changed(desk().add({ name: 'Eq01name', email, notes: 'Eq02notes' }));
  const from = new Date(testNow - 1000);
  const owner = (mailbox: string) => ({
    id: crypto.randomUUID(),
    uid: undefined,
    mailbox: { email: mailbox, from, until: undefined },
  });
  expect(await personalBookings.download(db, owner('other@salonica.example'))).toEqual([]);
  expect(await personalBookings.download(db, owner(email))).toMatchObject([
    { id: added.id, guestName: 'Eq01name', source: 'walk-in' },
  ]);
  await personalBookings.erase(db, owner(email));
  for (const marker of [email, 'Eq01name', 'Eq02notes']) {
    expect(await tablesWith(db, marker)).toEqual([]);
  }
  expect((await desk().read(added.id)).customer).toMatchObject({
    name: null,
    contact: { email: null, phone: null },
  });
});

test('a visit loses its person 13 months later, and the audit finds nothing', async () => {
  const { db } = at.world.database;
  const added = await changed(desk().add({ name: 'Er01name', notes: 'Er02notes' }));
  await cleanUp(db, Date.UTC(2028, 0, 8));
  expect((await desk().read(added.id)).customer.name).toBe('Er01name');
  await cleanUp(db, Date.UTC(2028, 0, 10));
  for (const marker of ['Er01name', 'Er02notes']) {
    expect(await tablesWith(db, marker)).toEqual([]);
  }
  const lines: string[] = [];
  const checks = auditChecks.filter(({ name }) => name === 'account-not-erased');
  await audit({ db, log: createLog((line) => lines.push(line)), checks });
  expect(lines.join('')).toContain('"checks":1,"findings":0');
});
