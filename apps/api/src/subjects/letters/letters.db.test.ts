import { randomUUID } from 'node:crypto';
import { failureBodySchema } from '@salonica/contract/v1';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cleanUp } from '../retention/clean-up.ts';
import {
  contactMessages,
  mailLinks,
  mailRefusals,
  mails,
  newsletterSubscribers,
} from '../../platform/database/schema/index.ts';
import { smtpTransport } from '../../platform/mail/transport.ts';
import { testNow } from '../../../test/backend.ts';
import { booked, bookingCalls, draftAt } from '../../../test/booking-calls.ts';
import { openMailServer, openNoticeWorld } from '../../../test/notice-world.ts';
import { makeSalon } from '../../../test/salon-fixture.ts';
import { sent } from '../../../test/read-json.ts';

const hour = 60 * 60_000;
const day = 24 * hour;

let world: Awaited<ReturnType<typeof openNoticeWorld>>;
beforeAll(async () => {
  world = await openNoticeWorld();
});
beforeEach(() => {
  world.clock.now = testNow;
});
afterAll(() => world.close());

const post = (path: string, body: unknown, headers?: Record<string, string>) =>
  world.backend.visitor().send('POST', `/api/v1${path}`, body, headers);

const refusal = async (response: Response) => ({
  status: response.status,
  ...sent(failureBodySchema, await response.json()),
});

/** New mails to an address. */
async function mailsTo(recipient: string) {
  world.sent.length = 0;
  await world.runJobs();
  return world.sent.filter((mail) => mail.recipient === recipient);
}

const tokenOf = (text: string | undefined) => /token=([\w-]{43})/.exec(text ?? '')?.[1] ?? '';

const subscriber = async (email: string) => {
  const { db } = world.database;
  const own = eq(newsletterSubscribers.email, email);
  const [row] = await db.select().from(newsletterSubscribers).where(own);
  return row;
};

describe('the newsletter', () => {
  const confirm = (token: string) => post('/newsletter/confirm', { token });
  const unsubscribe = (token: string) =>
    world.backend.app.request(`/api/v1/unsubscribe?token=${token}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });

  test('is sent only after a confirmation by a press, and ends by one', async () => {
    const email = 'zoe@mail.example';
    expect((await post('/newsletter', { email: 'Zoe@mail.example' })).status).toBe(204);
    const [asked] = await mailsTo(email);
    expect(asked?.unsubscribe).toBeUndefined();
    const token = tokenOf(asked?.text);
    // Programs that open links before the reader change nothing.
    expect((await world.backend.get(`/newsletter/confirm?token=${token}`)).status).not.toBe(204);
    expect((await subscriber(email))?.confirmedAt).toBeNull();

    expect((await confirm(token)).status).toBe(204);
    expect((await confirm(token)).status).toBe(204);
    expect((await subscriber(email))?.confirmedAt).toEqual(new Date(testNow));
    const welcomes = await mailsTo(email);
    expect(welcomes).toHaveLength(1);
    const way = new URL(welcomes[0]?.unsubscribe ?? '');
    expect(way.origin + way.pathname).toBe('https://salonica.example/api/v1/unsubscribe');

    expect((await unsubscribe(way.searchParams.get('token') ?? '')).status).toBe(204);
    expect(await subscriber(email)).toBeUndefined();
    expect((await confirm(token)).status).toBe(404);
    expect((await unsubscribe(way.searchParams.get('token') ?? '')).status).toBe(204);
  });

  test('responds the same for a known address, and mails it once an hour', async () => {
    const email = 'again@mail.example';
    const ask = async () => (await post('/newsletter', { email })).status;
    expect([await ask(), await ask()]).toEqual([204, 204]);
    const [first, ...others] = await mailsTo(email);
    expect(others).toEqual([]);
    await confirm(tokenOf(first?.text));
    world.clock.now += hour + 1;
    expect(await ask()).toBe(204);
    const later = await mailsTo(email);
    expect(later.every(({ unsubscribe: way }) => way !== undefined)).toBe(true);
    expect(later.length).toBeGreaterThan(0);
  });

  test('cannot be confirmed after two days, nor by an unknown token', async () => {
    const email = 'late@mail.example';
    await post('/newsletter', { email });
    const [asked] = await mailsTo(email);
    world.clock.now += 2 * day;
    const said = await refusal(await confirm(tokenOf(asked?.text)));
    expect([said.status, said.message]).toEqual([404, expect.stringContaining('link')]);
    expect((await confirm('x'.repeat(43))).status).toBe(404);
    world.clock.now += 6 * day;
    await cleanUp(world.database.db, world.clock.now);
    expect(await subscriber(email)).toBeUndefined();
  });

  test('stores nothing from which its links could be restored', async () => {
    const email = 'hashed@mail.example';
    await post('/newsletter', { email });
    const [asked] = await mailsTo(email);
    const token = tokenOf(asked?.text);
    const links = await world.database.db.select().from(mailLinks);
    const stored = await world.database.db.select().from(mails);
    expect(token).toHaveLength(43);
    expect(JSON.stringify([links, stored])).not.toContain(token);
  });

  test.each([['nobody'], [''], [`${'x'.repeat(250)}@a.example`]])('refuses "%s"', async (email) => {
    const said = await refusal(await post('/newsletter', { email }));
    expect([said.status, Object.keys(said.fields ?? {})]).toEqual([422, ['email']]);
  });

  test('ignores bots that fill in every field', async () => {
    const email = 'robot@mail.example';
    expect((await post('/newsletter', { email, website: 'https://x.example' })).status).toBe(204);
    expect(await subscriber(email)).toBeUndefined();
  });

  test('contains an unsubscribe link for mail programs in each mail', async () => {
    const server = await openMailServer();
    try {
      const send = smtpTransport(server.url, 'Salonica <hello@salonica.example>');
      const mail = { subject: 's', text: 't', html: '<p>t</p>', calendar: undefined };
      const way = 'https://salonica.example/api/v1/unsubscribe?token=abc';
      await send({ ...mail, unsubscribe: way }, { id: randomUUID(), recipient: 'a@b.example' });
      expect(server.received.join('').replaceAll(/\r\n\s/g, ' ')).toContain(
        `List-Unsubscribe: <${way}>`,
      );
      expect(server.received.join('')).toContain(
        'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
      );
    } finally {
      await server.close();
    }
  });
});

describe('a message to support', () => {
  const letter = (email: string) => ({
    id: randomUUID(),
    name: 'Ελένη',
    email,
    subject: 'A chair by the window',
    message: 'Is one free on Friday?\nThank you!',
  });
  const kept = (email: string) =>
    world.database.db.select().from(contactMessages).where(eq(contactMessages.email, email));

  test('is stored once, however often it is sent, and nothing is mailed to its address', async () => {
    const message = letter('eleni@mail.example');
    for (let attempt = 0; attempt < 3; attempt += 1) {
      expect((await post('/contact', message, { 'Accept-Language': 'el' })).status).toBe(204);
    }
    expect(await kept(message.email)).toMatchObject([
      { ...message, language: 'el', customerId: null },
    ]);
    expect(await mailsTo(message.email)).toEqual([]);
  });

  test('belongs to the customer when signed in', async () => {
    const customer = world.backend.customer('writes-to-us');
    await customer.send('POST', '/api/v1/contact', letter('own@mail.example'));
    expect((await kept('own@mail.example'))[0]?.customerId).toBeTruthy();
  });

  test('waits after three in an hour from one address', async () => {
    const email = 'often@mail.example';
    const statuses = await Promise.all(
      Array.from({ length: 5 }, async () => (await post('/contact', letter(email))).status),
    );
    expect(statuses.filter((status) => status === 204)).toHaveLength(3);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    const said = await post('/contact', letter(email));
    expect(said.headers.get('Retry-After')).toBe('3600');
    world.clock.now += hour + 1;
    expect((await post('/contact', letter(email))).status).toBe(204);
  });

  test('is deleted after half a year', async () => {
    await post('/contact', letter('old@mail.example'));
    await cleanUp(world.database.db, testNow + 179 * day);
    expect(await kept('old@mail.example')).toHaveLength(1);
    await cleanUp(world.database.db, testNow + 181 * day);
    expect(await kept('old@mail.example')).toEqual([]);
  });

  test('needs all four fields, and an empty honeypot field', async () => {
    const said = await refusal(await post('/contact', { id: randomUUID(), email: 'x' }));
    expect(Object.keys(said.fields ?? {}).toSorted()).toEqual([
      'email',
      'message',
      'name',
      'subject',
    ]);
    await post('/contact', { ...letter('trap@mail.example'), website: 'x' });
    expect(await kept('trap@mail.example')).toEqual([]);
  });
});

test('a guest ends reminders by their link, and still gets other mails', async () => {
  const salon = await makeSalon(world.database.db);
  const guest = bookingCalls(world.backend.visitor());
  const email = 'Guest@mail.example';
  const book = (date: string) =>
    guest.confirm({ ...draftAt(salon, { date }), guest: { name: 'Zoe', email } });
  const kindsOf = async () => (await mailsTo(email)).map(({ subject }) => subject);

  await booked(book('2026-12-09'));
  await world.runJobs();
  world.clock.now = testNow + 26 * hour;
  const reminders = await mailsTo(email);
  expect(reminders.map(({ subject }) => subject)).toEqual([
    expect.stringContaining('See you soon'),
  ]);
  const way = new URL(reminders[0]?.unsubscribe ?? '');
  const done = await world.backend.visitor().send('POST', `${way.pathname}${way.search}`);
  expect(done.status).toBe(204);
  expect(await world.database.db.select().from(mailRefusals)).toMatchObject([
    { email: 'guest@mail.example', kind: 'reminder' },
  ]);

  await booked(book('2026-12-11'));
  expect(await kindsOf()).toEqual([expect.stringContaining('Booked')]);
  world.clock.now = Date.parse('2026-12-11T07:30:00Z');
  expect(await kindsOf()).toEqual([]);
});
