import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cleanUp } from '../retention/clean-up.ts';
import { bookings, mailCounts, mails } from '../../platform/database/schema/index.ts';
import { transact } from '../../platform/database/transact.ts';
import type { ComposedMail } from '../../platform/mail/transport.ts';
import { composeMail } from './compose.ts';
import { mayMail } from './may-mail.ts';
import { testNow } from '../../../test/backend.ts';
import { booked, bookingCalls, dollars, newKey, draftAt } from '../../../test/booking-calls.ts';
import { letters } from './testing/mail-sources.ts';
import { openNoticeWorld } from '../../../test/notice-world.ts';
import { type MadeSalon, makeSalon } from '../../../test/salon-fixture.ts';
import { unverified } from '../../../test/visitor.ts';

const hour = 60 * 60_000;
const day = 24 * hour;

let world: Awaited<ReturnType<typeof openNoticeWorld>>;
let salon: MadeSalon;
beforeAll(async () => {
  world = await openNoticeWorld();
});
beforeEach(async () => {
  world.sent.length = 0;
  world.clock.now = testNow;
  salon = await makeSalon(world.database.db);
});
afterAll(() => world.close());

/** Everything that a reader or a mail program sees. */
const wholeOf = ({ subject, text, html, calendar, unsubscribe }: ComposedMail) =>
  JSON.stringify([subject, text, html, calendar, unsubscribe]).replaceAll(/\\r\\n /g, '');

const subjectsTo = async (recipient: string) => {
  await world.runJobs();
  return world.sent.filter((mail) => mail.recipient === recipient).map(({ subject }) => subject);
};

/** The states of the stored mails to an address. */
const statesOf = async (recipient: string) =>
  (await world.database.db.select().from(mails).where(eq(mails.recipient, recipient))).map(
    ({ sentAt, dropReason }) => dropReason ?? (sentAt === null ? 'waiting' : 'sent'),
  );

describe('an unproved address gets nothing that the sender typed', () => {
  const typed = 'Mkvisit https://evil.example';
  const atHome = { isAtHome: true, address: { en: typed, el: typed } };
  const sources = letters.map(({ facts, ...letter }) => ({
    ...letter,
    facts: facts.about === 'booking' ? { ...facts, ...atHome } : facts,
  }));

  test.each(sources)('$name in $language', (source) => {
    const createdAt = new Date(testNow);
    const origin = 'https://salonica.example';
    const whole = wholeOf(composeMail({ ...source, isProved: false, createdAt }, origin));
    expect(whole).not.toMatch(/Mkvisit|evil/);
    // The same mail to a proved address has it, so that the test looks at the right place.
    const full = wholeOf(composeMail({ ...source, isProved: true, createdAt }, origin));
    expect(full.includes('Mkvisit')).toBe(source.facts.about === 'booking');
  });

  test('of a guest who fills in every field', async () => {
    const email = 'victim@mail.example';
    const guest = world.backend.visitor();
    const calls = bookingCalls(guest);
    const draft = draftAt(salon, {
      location: 'home',
      address: 'Mkaddress 1',
      notes: 'Mknotes',
      total: dollars(85),
      guest: { name: 'Mkname', email },
    });
    const booking = await booked(calls.confirm(draft));
    await world.runJobs();
    const moved = await booked(calls.move(booking, { date: '2026-12-10', time: '12:00' }));
    await world.runJobs();
    const cancelled = await booked(calls.cancel(moved));
    await world.runJobs();
    await booked(calls.restore(cancelled));
    await world.runJobs();
    world.clock.now = Date.parse('2026-12-09T11:00:00Z');
    const subjects = await subjectsTo(email);
    expect(subjects.map((subject) => subject.split(/[: ]/)[0])).toEqual([
      'Booked',
      'Moved',
      'Cancelled',
      'Booked',
      'See',
    ]);
    for (const mail of world.sent) {
      // Not the mark alone, which a random token can contain.
      expect(wholeOf(mail)).not.toMatch(/Mk(?:address|name|notes|subject|message)/);
    }
    expect(world.sent.every(({ calendar }) => calendar?.content.includes('At your address'))).toBe(
      true,
    );
  });

  test('of a customer who fills in every field', async () => {
    const visitor = world.backend.customer('mkuid', unverified('mkuid'));
    const post = (path: string, body: object) =>
      visitor.send('POST', `/api/v1/${path}`, body, newKey());
    await booked(
      bookingCalls(visitor).confirm(
        draftAt(salon, {
          location: 'home',
          address: 'Mkaddress 1',
          notes: 'Mknotes',
          total: dollars(85),
        }),
      ),
    );
    await post('contact', {
      id: randomUUID(),
      name: 'Mkname',
      email: 'victim2@mail.example',
      subject: 'Mksubject',
      message: 'Mkmessage',
    });
    await post('newsletter', { email: 'victim2@mail.example' });
    await world.runJobs();
    expect(world.sent.map(({ recipient }) => recipient).toSorted()).toEqual([
      // The booking, and the link that verifies the address.
      'mkuid@salonica.example',
      'mkuid@salonica.example',
      'victim2@mail.example',
    ]);
    for (const mail of world.sent) {
      // Not the mark alone, which a random token can contain.
      expect(wholeOf(mail)).not.toMatch(/Mk(?:address|name|notes|subject|message)/);
    }
  });

  test('while a proved address gets its own address', async () => {
    const draft = draftAt(salon, { location: 'home', address: 'Egnatia 5', total: dollars(85) });
    const eleni = world.backend.customer('proved-home');
    await eleni.get('/api/v1/profile');
    await world.proveCustomers();
    await booked(bookingCalls(eleni).confirm(draft));
    const guest = bookingCalls(world.backend.visitor());
    const own = { ...draft, time: '12:00', guest: { name: 'Zoe', email: 'zoe@mail.example' } };
    const { id } = await booked(guest.confirm(own));
    await world.database.db
      .update(bookings)
      .set({ contactProvedAt: new Date(testNow) })
      .where(eq(bookings.id, id));
    await world.runJobs();
    expect(world.sent).toHaveLength(2);
    for (const { text } of world.sent) expect(text).toContain('Egnatia 5');
  });
});

describe('an unproved address', () => {
  const booking = (email: string, time: string, date = '2026-12-09') =>
    bookingCalls(world.backend.visitor()).confirm(
      draftAt(salon, { date, time, guest: { name: 'Zoe', email } }),
    );

  test('gets one mail about each state of a booking', async () => {
    const email = 'states@mail.example';
    const calls = bookingCalls(world.backend.visitor());
    let last = await booked(calls.confirm(draftAt(salon, { guest: { name: 'Zoe', email } })));
    await world.runJobs();
    for (let round = 0; round < 5; round += 1) {
      last = await booked(calls.cancel(last));
      await world.runJobs();
      last = await booked(calls.restore(last));
      await world.runJobs();
    }
    const subjects = await subjectsTo(email);
    expect(subjects.map((subject) => subject.split(':')[0])).toEqual(['Booked', 'Cancelled']);
  });

  test('gets five mails a day, under any spelling, and later ones the next day', async () => {
    const spellings = ['five@mail.example', 'Five+a@mail.example', 'five+b@mail.example'];
    const times = ['10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00'];
    for (const [index, time] of times.entries()) {
      const answer = await booking(spellings[index % 3] ?? '', time);
      expect(answer.status).toBe(201);
    }
    await world.runJobs();
    expect(world.sent).toHaveLength(5);
    const states = await Promise.all(spellings.map(statesOf));
    expect(states.flat().filter((state) => state === 'recipient-limit')).toHaveLength(2);

    world.clock.now += day + 1;
    world.sent.length = 0;
    await booking('five@mail.example', '17:00', '2026-12-11');
    const subjects = await subjectsTo('five@mail.example');
    expect(subjects.filter((subject) => subject.startsWith('Booked'))).toHaveLength(1);
  });

  test('is one of twenty a day that one network reaches', async () => {
    const { db } = world.database;
    for (let number = 0; number < 22; number += 1) {
      const [date, time] = [`2026-12-${9 + Math.floor(number / 7)}`, `${10 + (number % 7)}:00`];
      const { id } = await booked(
        booking(`many${number}@mail.example`, time, date.replace('-9', '-09')),
      );
      await db.update(bookings).set({ guestNetwork: '203.0.113.9' }).where(eq(bookings.id, id));
    }
    await world.runJobs();
    expect(world.sent).toHaveLength(20);
    const rows = await db.select().from(mails).where(eq(mails.dropReason, 'network-limit'));
    expect(rows).toHaveLength(2);
    // They say that it happened, for a week.
    await cleanUp(db, testNow + 8 * day);
    expect(await db.$count(mails, eq(mails.dropReason, 'network-limit'))).toBe(0);
    expect(await db.$count(mailCounts)).toBe(0);
  });

  test('is counted once for all processes', async () => {
    const { db } = world.database;
    const ask = { recipient: 'race@mail.example', network: '198.51.100.7', now: testNow };
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => transact(db, (tx) => mayMail(tx, ask))),
    );
    expect(answers.filter((answer) => answer === 'yes')).toHaveLength(5);
    expect(await transact(db, (tx) => mayMail(tx, { ...ask, now: testNow + day + 1 }))).toBe('yes');
    // Neither the address nor the network can be read from the counts.
    const counts = JSON.stringify(await db.select().from(mailCounts));
    expect(counts).not.toMatch(/race|198\.51/);
  });

  test('is limited for confirmations of the newsletter too', async () => {
    const email = 'letters@mail.example';
    for (let round = 0; round < 7; round += 1) {
      await world.backend.visitor().send('POST', '/api/v1/newsletter', { email });
      world.clock.now += hour + 1;
    }
    expect(await subjectsTo(email)).toHaveLength(5);
    const { db } = world.database;
    const rows = await db.select().from(mails).where(eq(mails.recipient, email));
    const dropped = rows.filter(({ dropReason }) => dropReason === 'recipient-limit');
    expect(dropped).toHaveLength(2);
    expect(JSON.stringify(dropped)).not.toContain('linkToken');
  });

  test('gets no farewells without end from accounts that are opened and deleted for it', async () => {
    const { db } = world.database;
    const reach = { recipient: 'leaver@salonica.example', network: undefined, now: testNow };
    for (let count = 0; count < 5; count += 1) await transact(db, (tx) => mayMail(tx, reach));
    const leaver = world.backend.customer('leaver', unverified('leaver'));
    await leaver.get('/api/v1/profile');
    const request = { forfeits: null, leavesPending: false };
    const answer = await leaver.send('POST', '/api/v1/account/deletion', request);
    expect(answer.status).toBe(200);
    expect(await statesOf('leaver@salonica.example')).toEqual([]);
  });
});

test('a proved address has no limit', async () => {
  const eleni = world.backend.customer('unlimited');
  await eleni.get('/api/v1/profile');
  await world.proveCustomers();
  const calls = bookingCalls(eleni);
  let last = await booked(calls.confirm(draftAt(salon)));
  for (let round = 0; round < 4; round += 1) {
    last = await booked(calls.restore(await booked(calls.cancel(last))));
  }
  expect(await subjectsTo('unlimited@salonica.example')).toHaveLength(9);
});
