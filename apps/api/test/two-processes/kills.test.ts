import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { bookings, mails, messages, notices } from '../../src/platform/database/schema/index.ts';
import { makeSalon } from '../salon-fixture.ts';
import { bookableDay, persistentCustomer } from './calls.ts';
import { listen } from './listen.ts';
import { openPair, type Pair } from './pair.ts';

/** Number of kills: `KILLS=20` takes minutes. */
const kills = Number(process.env['KILLS'] ?? 3);
const customers = 4;

let pair: Pair;

beforeAll(async () => {
  pair = await openPair();
});
afterAll(async () => {
  await pair.close();
});

/** Books, writes and cancels repeatedly, and records the responses. */
async function openWorker(index: number) {
  const side = index % 2 === 0 ? 0 : 1;
  const customer = persistentCustomer(pair, `worker-${index}`, side);
  const salon = await makeSalon(pair.database.db, { weekdays: [1, 2, 3, 4, 5, 6, 7] });
  const conversationId = await customer.start(salon.id);
  const listener = listen(customer, side);
  await listener.isOpen;
  const said: string[] = [];
  const revisions = new Map<string, number>();

  async function run(isOver: () => boolean): Promise<void> {
    for (let round = 0; !isOver(); round += 1) {
      const time = `${10 + (round % 7)}:00`;
      const day = bookableDay(3 + (Math.floor(round / 7) % 20));
      const booking = await customer.confirm(salon, day, time);
      revisions.set(booking.id, booking.revision);
      said.push((await customer.send(conversationId, `Message ${round}`)).text);
      if (round % 7 !== 6 || round >= 140) {
        revisions.set(booking.id, (await customer.cancel(booking)).revision);
      }
      // Mails are slow.
      await wait(randomInt(1000));
    }
  }
  return { ...customer, conversationId, listener, said, revisions, run };
}

test(
  'killed processes lose and duplicate no booking, message, mail or event',
  { timeout: 180_000 + kills * 30_000 },
  async () => {
    const { db } = pair.database;
    const workers = await Promise.all(
      Array.from({ length: customers }, (_, index) => openWorker(index)),
    );
    let isOver = false;
    const work = Promise.all(workers.map(({ run }) => run(() => isOver)));
    for (let kill = 0; kill < kills; kill += 1) {
      await wait(randomInt(200, 2000));
      await pair.kill(randomInt(2) === 0 ? 0 : 1);
    }
    isOver = true;
    await work;

    // Every write got a response, and each is stored once.
    const stored = await db.select().from(bookings);
    const answered = new Map(workers.flatMap(({ revisions }) => [...revisions]));
    expect(new Map(stored.map(({ id, revision }) => [id, revision]))).toEqual(answered);
    for (const { conversationId, said } of workers) {
      const rows = await db
        .select({ text: messages.text })
        .from(messages)
        .where(sql`conversation_id = ${conversationId}`)
        .orderBy(messages.number);
      expect(rows.map(({ text }) => text)).toEqual(said);
    }

    // A confirmation of each booking and a cancellation of each cancelled one.
    const changes = stored.flatMap(({ id, status, revision }) => [
      `confirmation ${id}`,
      ...(status === 'cancelled' ? [`cancellation ${id} ${revision}`] : []),
    ]);
    // Jobs of a killed process are given to another one after some seconds without a heartbeat.
    await vi.waitFor(
      async () => expect(await db.$count(mails, sql`sent_at is not null`)).toBe(changes.length),
      { timeout: 90_000 + kills * 10_000, interval: 500 },
    );
    expect(await db.$count(notices)).toBe(changes.length);
    const mailed = await db.select({ id: mails.id }).from(mails);
    expect(mailed).toHaveLength(changes.length);
    // A mail that was sent twice has the same Message-ID.
    const sent = pair.mailIds();
    expect(new Set(sent)).toEqual(new Set(mailed.map(({ id }) => id)));

    // The streams sent the last state of everything, and no event twice.
    for (const { listener, conversationId, revisions, said } of workers) {
      const { heard } = listener;
      const last = (topic: string, id: string) =>
        heard
          .filter(({ event }) => event.topic === topic && Object.values(event).includes(id))
          .map(({ event }) => ('revision' in event ? event.revision : Number.NaN));
      await vi.waitFor(() => {
        expect(last('conversation', conversationId).at(-1)).toBe(said.length);
        for (const [id, revision] of revisions) expect(last('booking', id).at(-1)).toBe(revision);
      });
      await listener.stop();
      const ids = heard.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }

    if (process.env['KILLS'] !== undefined) {
      const repeats = workers.reduce((sum, worker) => sum + worker.repeats(), 0);
      const streams = workers.reduce((sum, { listener }) => sum + listener.connections(), 0);
      const said = workers.reduce((sum, worker) => sum + worker.said.length, 0);
      process.stdout.write(
        `${kills} kills: ${stored.length} bookings, ${changes.length - stored.length} cancellations, ` +
          `${said} messages, ${mailed.length} mails (${sent.length} sendings), ` +
          `${repeats} calls sent again, ${streams} connections of ${customers} streams\n`,
      );
    }
  },
);
