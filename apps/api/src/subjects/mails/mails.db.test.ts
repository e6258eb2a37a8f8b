import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { HtmlValidate } from 'html-validate';
import nodeIcal from 'node-ical';
import { expect, test, vi } from 'vitest';
import { mails } from '../../platform/database/schema/index.ts';
import { jobHandlers } from '../../job-handlers.ts';
import { createJobs } from '../../platform/jobs/runner.ts';
import { composeMail } from './compose.ts';
import { isNoticeKind } from './mail-kind.ts';
import { smtpTransport } from '../../platform/mail/transport.ts';
import { createBackend, testNow } from '../../../test/backend.ts';
import { booked, bookingCalls, draftAt } from '../../../test/booking-calls.ts';
import { openMailServer, openNoticeWorld } from '../../../test/notice-world.ts';
import { letters } from './testing/mail-sources.ts';
import { makeSalon } from '../../../test/salon-fixture.ts';
import { noIdentity } from '../../../test/no-identity.ts';

const checker = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:a11y'],
  rules: {
    // Mail programs need what pages avoid: inline styles and layout tables.
    'no-inline-style': 'off',
    'no-deprecated-attr': 'off',
    'prefer-tbody': 'off',
    'presentation-role-style': 'off',
    'void-style': 'off',
    'doctype-style': 'off',
    'long-title': 'off',
  },
});

test.each(letters)(
  '$name in $language is valid HTML and text',
  async ({ kind, language, facts }) => {
    const source = { kind, language, facts, isProved: true, createdAt: new Date(testNow) };
    const { html, text, subject } = composeMail(source, 'https://salonica.example');
    const report = await checker.validateString(html);
    const problems = report.results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, line }) => `${ruleId} ${line}: ${message}`),
    );
    expect(problems).toEqual([]);

    // Opening it fetches nothing, and it links to our pages only.
    expect(html).not.toMatch(/\ssrc=|url\(|<link|@import|<script|<img/);
    for (const [, href] of html.matchAll(/href="([^"]*)"/g)) {
      expect(href).toMatch(
        /^https:\/\/salonica\.example\/[a-z/-]*\?lang=(en|el)(?:&amp;(?:offer=[\da-f-]{36}|token=a{43}))?$/,
      );
    }
    expect(html).toContain(`<html lang="${language}"`);
    expect(html).toContain('name="color-scheme" content="light dark"');
    expect(html).toContain('prefers-color-scheme: dark');
    expect(html).not.toContain('<b>Curl</b>');
    expect(Buffer.byteLength(html)).toBeLessThan(102_400);

    expect(subject).not.toMatch(/undefined|\[object|\n/);
    expect(`${text}${html}`).not.toMatch(/undefined|\[object/);
    expect(text.includes('https://salonica.example/profile/notices')).toBe(isNoticeKind(kind));
    expect(/\p{Script=Greek}/u.test(text.split('\n')[0] ?? '')).toBe(language === 'el');
  },
);

test('a mail is sent by SMTP with a text, an HTML part and the appointment', async () => {
  const world = await openNoticeWorld();
  const server = await openMailServer();
  const send = smtpTransport(server.url, 'Salonica <hello@salonica.example>');
  world.transport.mockImplementation(send);
  const salon = await makeSalon(world.database.db);
  const calls = bookingCalls(world.backend.customer('eleni'));
  const booking = await booked(calls.confirm(draftAt(salon)));
  await world.runJobs();
  await booked(calls.cancel(booking));
  await world.runJobs();

  const [confirmation = '', cancellation = ''] = server.received;
  expect(server.received).toHaveLength(2);
  expect(confirmation).toMatch(/^From: Salonica <hello@salonica\.example>\r$/m);
  expect(confirmation).toMatch(/^To: eleni@salonica\.example\r$/m);
  expect(confirmation).toMatch(/^Message-ID: <[\da-f-]{36}@salonica\.example>\r$/m);
  expect(confirmation).toContain('Content-Type: text/plain');
  expect(confirmation).toContain('Content-Type: text/html');
  const events = [confirmation, cancellation].map((mail) => {
    const [, part = ''] = mail.split(/Content-Type: text\/calendar[^]*?\r\n\r\n/);
    const [encoded = ''] = part.split('\r\n--');
    const file = Buffer.from(encoded, 'base64').toString();
    return Object.values(nodeIcal.sync.parseICS(file)).find((entry) => entry?.type === 'VEVENT');
  });
  const uid = `${booking.id}@salonica.example`;
  expect(events).toMatchObject([
    { uid, sequence: 0, status: 'CONFIRMED', method: 'PUBLISH' },
    { uid, sequence: 1, status: 'CANCELLED', method: 'CANCEL' },
  ]);
  await server.close();
  await world.close();
});

test('a mail that the server refuses is sent later, and only once', async () => {
  const world = await openNoticeWorld();
  const salon = await makeSalon(world.database.db);
  world.transport.mockRejectedValueOnce(new Error('451 later'));
  await booked(bookingCalls(world.backend.customer('eleni')).confirm(draftAt(salon)));
  await world.runJobs();
  expect(world.sent).toEqual([]);
  await world.runJobs();
  await world.runJobs();
  expect(world.sent).toHaveLength(1);
  await world.database.db.execute(sql`update jobs.job set state = 'retry' where name = 'mail'`);
  expect(await world.runJobs()).toBe(1);
  expect(world.sent).toHaveLength(1);
  await world.close();
});

test('a mail that a killed process was sending is sent by another one', async () => {
  const world = await openNoticeWorld();
  const { database } = world;
  const server = await openMailServer();
  const salon = await makeSalon(database.db);
  await booked(bookingCalls(world.backend.customer('eleni')).confirm(draftAt(salon)));
  const program = join(import.meta.dirname, '../../../test/programs/hanging-mailer.ts');
  const dying = fork(program, [database.url], { execArgv: ['--conditions=@salonica/source'] });
  await once(dying, 'message');
  dying.kill('SIGKILL');
  await once(dying, 'exit');
  const [stored] = await database.db.select().from(mails);
  expect(stored?.sentAt).toBeNull();

  const handlers = jobHandlers({
    db: database.db,
    now: Date.now,
    origin: 'https://salonica.example',
    transport: smtpTransport(server.url, 'hello@salonica.example'),
    log: () => undefined,
    identity: noIdentity,
    payments: undefined,
  });
  const log = () => undefined;
  const jobs = createJobs({
    url: database.url,
    handlers,
    log,
    supervision: 1,
    followsClock: false,
  });
  await jobs.start();
  // Simulates the time in which a living process sends a heartbeat.
  await database.db.execute(sql`update jobs.job set heartbeat_on = now() - interval '1 minute'`);
  await vi.waitFor(() => expect(server.received).toHaveLength(1), { timeout: 60_000 });
  expect(server.received[0]).toContain(`<${stored?.id}@salonica.example>`);
  await jobs.stop();
  await server.close();
  await world.close();
});

test('the inbox of a preview shows mails without running anything in them', async () => {
  const world = await openNoticeWorld();
  const { get } = world.backend;
  expect(await (await get('/dev/mail')).text()).toContain('No mail yet.');
  const salon = await makeSalon(world.database.db);
  const calls = bookingCalls(world.backend.customer('eleni', { 'Accept-Language': 'el' }));
  await booked(calls.confirm(draftAt(salon)));
  await world.runJobs();
  const inbox = await get('/dev/mail');
  const list = await inbox.text();
  expect(list).toMatch(/<li lang="el">[^]*Το ραντεβού σας κλείστηκε/);
  const path = /href="(\/dev\/mail\/[\da-f-]{36})"/.exec(list)?.[1] ?? '';
  const [view, html, file, unknown] = await Promise.all(
    [path, `${path}/html`, `${path}/calendar.ics`, '/dev/mail/nothing'].map(async (at) => get(at)),
  );
  expect(await view?.text()).toContain('<pre lang="el">Το ραντεβού σας κλείστηκε');
  expect(await html?.text()).toContain('<html lang="el"');
  expect(await file?.text()).toContain('BEGIN:VEVENT');
  expect(unknown?.status).toBe(404);
  for (const page of [inbox, view, html]) {
    const policy = page?.headers.get('Content-Security-Policy');
    expect(policy).toMatch(/^default-src 'none'; style-src 'unsafe-inline';.* sandbox/);
    expect(page?.headers.get('X-Robots-Tag')).toBe('noindex');
  }
  await world.close();
});

test.each([
  ['with a mail server', { SMTP_URL: 'smtp://localhost' }],
  ['behind https', { PUBLIC_ORIGIN: 'https://salonica.example', IDENTITY_MODE: 'live' }],
])('mails cannot be read at an address %s', async (_, env) => {
  const world = await openNoticeWorld();
  const live = {
    IDENTITY_API_KEY: 'key',
    IDENTITY_AUTH_DOMAIN: 'a.example',
    IDENTITY_PROJECT_ID: 'demo-a',
    IDENTITY_SERVICE_ACCOUNT: '/run/secrets/identity.json',
  };
  const backend = createBackend({ db: world.database.db, env: { ...live, ...env } });
  expect((await backend.get('/dev/mail')).status).toBe(503);
  await world.close();
});
