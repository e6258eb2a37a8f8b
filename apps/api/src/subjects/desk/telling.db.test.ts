import type { DeskTellingWire } from '@salonica/contract/v1';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mailRefusals } from '../../platform/database/schema/index.ts';
import { testNow } from '../../../test/backend.ts';
import { booked, bookingCalls, draftAt } from '../../../test/booking-calls.ts';
import { openNoticeWorld } from '../../../test/notice-world.ts';
import { type MadeSalon, makeSalon } from '../../../test/salon-fixture.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { undecided } from '../hours/testing/hours-calls.ts';
import { changed, deskCalls } from './testing/desk-calls.ts';
import { deskWorld, type DeskWorld } from './testing/desk-world.ts';

let world: Awaited<ReturnType<typeof openNoticeWorld>>;
let salon: MadeSalon;
let members: DeskWorld;

beforeAll(async () => {
  world = await openNoticeWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.now = testNow;
  salon = await makeSalon(world.database.db);
  members = await deskWorld(world.database.db, world.backend, salon);
});

const desk = () => deskCalls(members.manager, salon);

/** What a sheet says, what a change of settings says, and what a move and a cancellation send. */
async function toldAbout(id: string) {
  const { told } = (await desk().read(id)).customer;
  const away = { date: '2026-12-09', starts: '09:00', lastDate: '2026-12-09', ends: '18:00' };
  const asked = await undecided(desk().leave({ barberId: salon.barberIds[0], ...away }));
  expect(asked.touched.map((touched) => touched.told)).toEqual([told]);
  await world.runJobs();
  world.sent.length = 0;
  const sheet = await desk().read(id);
  const moved = await changed(desk().move(sheet, { date: '2026-12-10', time: '12:00' }));
  await world.runJobs();
  const moves = world.sent.splice(0).length;
  await changed(desk().cancel(moved));
  await world.runJobs();
  return { told, sent: { moves, cancels: world.sent.length } };
}

const both = (word: DeskTellingWire['move']): DeskTellingWire => ({ move: word, cancel: word });

const book = async (visitor: Visitor, guest?: { name: string; email?: string; phone?: string }) =>
  (await booked(bookingCalls(visitor).confirm(draftAt(salon, { guest })))).id;

test('customers are told by mail, unless they chose otherwise for this kind of news', async () => {
  const visitor = world.backend.customer('told-customer');
  const id = await book(visitor);
  const unwanted = { kind: 'change', mail: false, notice: true };
  await visitor.send('PUT', '/api/v1/notices/preferences', unwanted);
  await world.proveCustomers();
  expect(await toldAbout(id)).toEqual({
    told: { move: 'account', cancel: 'email' },
    sent: { moves: 0, cancels: 1 },
  });
});

test('guests are told by mail, unless they refused it', async () => {
  const email = 'Told@example.com';
  const guest = { name: 'Anna', email };
  expect(await toldAbout(await book(world.backend.visitor(), guest))).toEqual({
    told: both('email'),
    sent: { moves: 1, cancels: 1 },
  });
  const refusal = { email: email.toLowerCase(), createdAt: new Date(testNow) };
  await world.database.db.insert(mailRefusals).values({ ...refusal, kind: 'cancellation' });
  expect(await toldAbout(await book(world.backend.visitor(), guest))).toEqual({
    told: { move: 'email', cancel: 'yourself' },
    sent: { moves: 1, cancels: 0 },
  });
});

test('who gave no address, or was entered at the desk, gets no mail', async () => {
  const phone = '+302310123456';
  expect(await toldAbout(await book(world.backend.visitor(), { name: 'Anna', phone }))).toEqual({
    told: both('yourself'),
    sent: { moves: 0, cancels: 0 },
  });
  const { id } = await changed(desk().add({ source: 'phone', email: 'entered@example.com' }));
  expect(await toldAbout(id)).toEqual({ told: both('entered'), sent: { moves: 0, cancels: 0 } });
});
