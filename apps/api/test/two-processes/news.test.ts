import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { notices } from '../../src/platform/database/schema/index.ts';
import { makeSalon } from '../salon-fixture.ts';
import { bookableDay, persistentCustomer } from './calls.ts';
import { figuresOf } from './figures.ts';
import { listen } from './listen.ts';
import { openPair, type Pair } from './pair.ts';

/** Number of timed messages, cancellations and notices: `NEWS=50`. */
const rounds = Number(process.env['NEWS'] ?? 8);

let pair: Pair;

beforeAll(async () => {
  pair = await openPair();
});
afterAll(async () => {
  await pair.close();
});

const soon = { timeout: 20_000, interval: 5 };

test('a message, a cancellation and a notice reach a stream of the other process within a second', async () => {
  const customer = persistentCustomer(pair, 'eleni');
  const salon = await makeSalon(pair.database.db, { weekdays: [1, 2, 3, 4, 5, 6, 7] });
  const conversationId = await customer.start(salon.id);
  const listener = listen(customer, 1);
  await listener.isOpen;
  const { heard } = listener;

  /** The time at which the stream sent the matching event. */
  const receivedAt = async (topic: string, isIt: (event: object) => boolean, from: number) => {
    const find = () =>
      heard.slice(from).find(({ event }) => event.topic === topic && isIt(event))?.at;
    await vi.waitFor(() => expect(find()).toBeDefined(), soon);
    return find() ?? Number.NaN;
  };

  const times = {
    messages: [] as number[],
    cancellations: [] as number[],
    notices: [] as number[],
  };
  for (let round = 0; round < rounds; round += 1) {
    let from = heard.length;
    let sent = Date.now();
    await customer.send(conversationId, `Message ${round}`);
    times.messages.push((await receivedAt('conversation', () => true, from)) - sent);

    const booking = await customer.confirm(salon, bookableDay(3 + (round % 20)), '10:00');
    await receivedAt('notices', () => true, from);
    from = heard.length;
    sent = Date.now();
    const { id, revision } = await customer.cancel(booking);
    const isCancellation = (event: object) => 'revision' in event && event.revision === revision;
    times.cancellations.push((await receivedAt('booking', isCancellation, from)) - sent);

    const told = await receivedAt('notices', () => true, from);
    const written = await pair.database.db
      .select({ at: notices.createdAt })
      .from(notices)
      .where(eq(notices.subject, id));
    times.notices.push(told - Math.max(...written.map(({ at }) => at.getTime())));
  }
  await listener.stop();

  const figures = Object.entries(times).map(([name, values]) => ({ name, ...figuresOf(values) }));
  if (process.env['NEWS'] !== undefined) {
    for (const { name, count, median, p99, max } of figures) {
      process.stdout.write(
        `${name}: ${count}, median ${median} ms, p99 ${p99} ms, max ${max} ms\n`,
      );
    }
  }
  // One slow event indicates a busy machine, half of them a slow program.
  for (const { count, median } of figures) {
    expect(count).toBe(rounds);
    expect(median).toBeLessThan(1000);
  }
  // No event was sent twice.
  const ids = heard.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
