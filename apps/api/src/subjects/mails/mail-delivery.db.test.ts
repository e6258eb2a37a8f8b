import { eq, isNotNull, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { audit } from '../audit/audit.ts';
import { mails } from '../../platform/database/schema/index.ts';
import { createLog } from '../../platform/log.ts';
import { requeueMails } from './requeue-mails.ts';
import { smtpTransport } from '../../platform/mail/transport.ts';
import { createMetrics } from '../../platform/metrics/metrics.ts';
import { watchDatabase } from '../../platform/metrics/watch-database.ts';
import { sweep } from '../../sweep.ts';
import { booked, bookingCalls, draftAt } from '../../../test/booking-calls.ts';
import { openMailServer, openNoticeWorld } from '../../../test/notice-world.ts';
import { makeSalon, type MadeSalon } from '../../../test/salon-fixture.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

let world: Awaited<ReturnType<typeof openNoticeWorld>>;
let salon: MadeSalon;
beforeEach(async () => {
  world = await openNoticeWorld();
  salon = await makeSalon(world.database.db);
});
afterEach(() => world.close());

/** A booking of a guest, whose announcement writes a mail. */
const book = (email: string, time = '10:00', date = '2026-12-16') =>
  booked(
    bookingCalls(world.backend.visitor()).confirm(
      draftAt(salon, { date, time, guest: { name: 'Zoe', email } }),
    ),
  );

const stored = () => world.database.db.select().from(mails);

/** The findings of the audit about mails and jobs, and the figures of the metrics. */
async function readMetrics() {
  const { db, pool } = world.database;
  const metrics = createMetrics();
  watchDatabase(metrics, pool);
  await audit({ db, log: createLog(() => undefined), metrics });
  return metrics.registry.metrics();
}

test('mails of a day without a mail server all arrive once, within six hours of its return', async () => {
  const gone = await openMailServer();
  await gone.close();
  const send = smtpTransport(gone.url, 'Salonica <hello@salonica.example>');
  world.transport.mockImplementation(send);
  const times = ['10:00', '11:00', '12:00', '13:00', '14:00', '15:00'];
  let attempts = 0;
  for (let half = 0; half < 48; half += 1) {
    // One booking every four hours, each to another address.
    if (half % 8 === 0) await book(`guest${half}@mail.example`, times[half / 8]);
    attempts += await world.pass(30 * minute);
    if (half % 4 === 0) await sweep(world.database.db, world.clock.now);
  }
  const waiting = await stored();
  expect(waiting.map(({ sentAt, dropReason }) => [sentAt, dropReason])).toEqual(
    times.map(() => [null, null]),
  );
  // The gaps grow: not every half hour is an attempt.
  expect(attempts).toBeLessThan(6 * 20);

  const server = await openMailServer({ port: gone.port });
  for (let half = 0; half < 13; half += 1) await world.pass(30 * minute);
  const ids = server.received.map((mail) => /^Message-ID: <([^@]+)@/im.exec(mail)?.[1] ?? '');
  expect(ids.toSorted()).toEqual(waiting.map(({ id }) => id).toSorted());
  await world.pass(day);
  expect(server.received).toHaveLength(times.length);
  expect(await readMetrics()).not.toMatch(/salonica_mails\{/);
  await server.close();
});

test('a mail is given up after three days, is counted, found and can be sent again', async () => {
  world.transport.mockRejectedValue(new Error('451 later'));
  await book('slow@mail.example');
  let lastTry = 0;
  for (let hours = 1; hours <= 80; hours += 1) {
    const before = world.transport.mock.calls.length;
    await world.pass(hour);
    if (world.transport.mock.calls.length > before) lastTry = hours;
  }
  // Often in the first hours, and then at least every six hours.
  expect(world.transport.mock.calls.length).toBeGreaterThan(14);
  expect(lastTry).toBeGreaterThanOrEqual(72);
  const [mail] = await stored();
  expect(mail).toMatchObject({ sentAt: null, dropReason: 'tries-used' });

  const figures = await readMetrics();
  expect(figures).toContain('salonica_mails{state="tries-used"} 1');
  expect(figures).toContain('salonica_audit_findings{check="mail-not-delivered"} 1');
  expect(figures).toContain('salonica_audit_findings{check="mail-without-job"} 0');
  await sweep(world.database.db, world.clock.now);
  await world.pass(day);
  expect(world.sent).toEqual([]);

  world.transport.mockImplementation(async (composed, envelope) => {
    world.sent.push({ ...composed, ...envelope });
  });
  const { db } = world.database;
  expect(await requeueMails(db, 'refused', [], world.clock.now)).toBe(0);
  expect(await requeueMails(db, 'tries-used', [], world.clock.now)).toBe(1);
  await sweep(db, world.clock.now);
  await world.pass(minute);
  expect(world.sent.map(({ id }) => id)).toEqual([mail?.id]);
});

test('a mail to a mailbox that does not exist is given up at once', async () => {
  const server = await openMailServer({ refused: ['nobody@mail.example'] });
  world.transport.mockImplementation(smtpTransport(server.url, 'hello@salonica.example'));
  await book('nobody@mail.example');
  await book('zoe@mail.example', '12:00');
  await world.runJobs();
  const { db } = world.database;
  const [dropped] = await db.select().from(mails).where(isNotNull(mails.droppedAt));
  expect(dropped).toMatchObject({ recipient: 'nobody@mail.example', dropReason: 'refused' });
  expect(server.received).toHaveLength(1);
  const figures = await readMetrics();
  expect(figures).toContain('salonica_mails{state="refused"} 1');
  expect(figures).toContain('salonica_audit_findings{check="mail-not-delivered"} 1');
  expect(figures).toContain('salonica_audit_findings{check="job-given-up"} 0');
  await world.pass(day);
  expect(world.transport).toHaveBeenCalledTimes(2);
  await server.close();
});

test('a mail server that refuses us has not refused the mail', async () => {
  const server = await openMailServer({ needsSignIn: true });
  world.transport.mockImplementation(smtpTransport(server.url, 'hello@salonica.example'));
  await book('zoe@mail.example');
  await world.runJobs();
  expect(world.transport).toHaveBeenCalledOnce();
  expect((await stored())[0]).toMatchObject({ sentAt: null, dropReason: null });
  await server.close();
});

test('an address is never taken for several', async () => {
  const server = await openMailServer();
  const send = smtpTransport(server.url, 'hello@salonica.example');
  const mail = { subject: 's', text: 't', html: '', calendar: undefined, unsubscribe: undefined };
  for (const recipient of ['a@mail.example, b@mail.example', 'a@mail.example>, <b@mail.example']) {
    await send(mail, { id: 'x', recipient }).catch(() => undefined);
  }
  await send(mail, { id: 'x', recipient: 'zoe@mail.example' });
  expect(server.addressed).not.toContain('a@mail.example');
  expect(server.addressed).not.toContain('b@mail.example');
  expect(server.addressed).toContain('zoe@mail.example');
  await server.close();
});

test('a sweep sends the job of a mail that lost it, once', async () => {
  const { db } = world.database;
  await book('zoe@mail.example');
  world.transport.mockRejectedValueOnce(new Error('451 later'));
  await world.runJobs();
  // Its job waits for another attempt: nothing is missing.
  await sweep(db, world.clock.now);
  const jobs = sql`select state from jobs.job where name = 'mail'`;
  expect((await db.execute(jobs)).rows).toEqual([{ state: 'retry' }]);

  for (const loss of [
    sql`delete from jobs.job where name = 'mail'`,
    sql`update jobs.job set state = 'failed' where name = 'mail'`,
  ]) {
    await db.execute(loss);
    await db.execute(sql`update mails set created_at = now() - interval '2 hours'`);
    expect(await readMetrics()).toContain('salonica_audit_findings{check="mail-without-job"} 1');
    await Promise.all([sweep(db, world.clock.now), sweep(db, world.clock.now)]);
    expect((await db.execute(jobs)).rows).toEqual([{ state: 'created' }]);
  }
  await world.runJobs();
  expect(world.sent).toHaveLength(1);
  await sweep(db, world.clock.now);
  expect(await world.runJobs()).toBe(0);
});

test('a sweep announces bookings and reminds of them where the jobs are gone', async () => {
  const { db } = world.database;
  const dropJobs = () => db.execute(sql`delete from jobs.job where name <> 'mail'`);
  const email = 'zoe@mail.example';
  const calls = bookingCalls(world.backend.visitor());
  const draft = draftAt(salon, { guest: { name: 'Zoe', email } });
  const subjects = async () => {
    await dropJobs();
    for (let round = 0; round < 2; round += 1) {
      await sweep(db, world.clock.now);
      await world.runJobs();
    }
    return world.sent.splice(0).map(({ subject }) => subject.split(/[: ]/)[0]);
  };
  const booking = await booked(calls.confirm(draft));
  expect(await subjects()).toEqual(['Booked']);
  const moved = await booked(calls.move(booking, { date: '2026-12-10', time: '12:00' }));
  expect(await subjects()).toEqual(['Moved']);
  world.clock.now = Date.parse('2026-12-09T12:00:00Z');
  expect(await subjects()).toEqual(['See']);
  const later = await booked(calls.confirm({ ...draft, date: '2026-12-14', time: '14:00' }));
  await world.runJobs();
  world.sent.length = 0;
  await booked(calls.cancel(later));
  expect(await subjects()).toEqual(['Cancelled']);
  expect(moved.revision).toBe(1);
  expect(await subjects()).toEqual([]);
});

test('a reminder of a visit that has begun is dropped', async () => {
  const { db } = world.database;
  await book('zoe@mail.example', '10:00', '2026-12-09');
  await world.runJobs();
  world.sent.length = 0;
  world.clock.now = Date.parse('2026-12-08T09:00:00Z');
  world.transport.mockRejectedValueOnce(new Error('451 later'));
  await world.runJobs();
  world.clock.now = Date.parse('2026-12-09T09:00:00Z');
  await world.runJobs();
  expect(world.sent).toEqual([]);
  const reminders = await db.select().from(mails).where(eq(mails.kind, 'reminder'));
  expect(reminders.map(({ dropReason }) => dropReason)).toEqual(['outdated']);
});
