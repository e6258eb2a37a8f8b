import { bookingPageSchema } from '@salonica/contract/v1';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { testNow } from '../../../test/backend.ts';
import { booked, bookingCalls, refused, draftAt } from '../../../test/booking-calls.ts';
import { type MadeSalon, makeSalon } from '../../../test/salon-fixture.ts';
import { fileBackend } from '../../../test/file-backend.ts';
import { sent } from '../../../test/read-json.ts';

let salon: MadeSalon;
let elsewhere: MadeSalon;
let now = testNow;
const server = fileBackend({ now: () => now });

/** Booked in a different order than they take place. */
const dates = Array.from(
  { length: 12 },
  (_, index) => `2026-12-${String(8 + ((index * 5) % 12)).padStart(2, '0')}`,
).filter((date) => date !== '2026-12-13');

beforeAll(async () => {
  salon = await makeSalon(server.db);
  elsewhere = await makeSalon(server.db);
  // More than one page, and more than a customer may book today.
  for (const [index, date] of dates.entries()) {
    const calls = index < 8 ? eleni() : customer('maria');
    await booked(calls.confirm(draftAt(salon, { date })));
  }
  await booked(eleni().confirm(draftAt(elsewhere, { date: '2026-12-08', time: '12:00' })));
  await booked(eleni().cancel(await booked(eleni().confirm(draftAt(salon, { time: '15:00' })))));
  await booked(customer('nikos').confirm(draftAt(salon, { time: '16:00' })));
  await server.db.execute(sql`
    update bookings set customer_id = eleni.id from customers eleni, customers maria
    where eleni.identity_uid = 'eleni' and maria.identity_uid = 'maria'
      and bookings.customer_id = maria.id`);
});

const customer = (uid: string) => bookingCalls(server.backend.customer(uid));
const eleni = () => customer('eleni');

async function readAll(when: 'upcoming' | 'past', more = '') {
  const pages: string[][] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const next: string = cursor === '' ? more : `${more}&cursor=${encodeURIComponent(cursor)}`;
    const response = await eleni().list(when, next);
    const page = sent(bookingPageSchema, await response.json());
    pages.push(page.bookings.map(({ date, time }) => `${date} ${time}`));
    cursor = page.nextCursor;
  }
  return pages;
}

/** Never upcoming, whenever it would have been. */
const cancelled = '2026-12-09 15:00';

const inOrder = [...dates.map((date) => `${date} 10:00`), '2026-12-08 12:00'].toSorted();

describe('bookings', () => {
  test('upcoming ones begin with the next, page by page', async () => {
    const pages = await readAll('upcoming');
    expect(pages.map(({ length }) => length)).toEqual([10, 2]);
    expect(pages.flat()).toEqual(inOrder);
    expect(await readAll('past')).toEqual([[cancelled]]);
  });

  test('past and cancelled ones begin with the latest; a visit in progress is upcoming', async () => {
    const history = [...inOrder, cancelled].toSorted().toReversed();
    now = Date.parse('2026-12-16T08:44:59.999Z');
    expect((await readAll('upcoming')).flat()).toEqual(
      inOrder.filter((time) => time >= '2026-12-16'),
    );
    now += 1;
    expect((await readAll('past')).flat()).toEqual(history.filter((time) => time < '2026-12-17'));
    now = Date.parse('2027-03-01T00:00:00Z');
    const pages = await readAll('past');
    expect(pages.map(({ length }) => length)).toEqual([10, 3]);
    expect(pages.flat()).toEqual(history);
    now = testNow;
  });

  test('of one salon are those alone', async () => {
    expect(await readAll('upcoming', `&salon=${elsewhere.id}`)).toEqual([['2026-12-08 12:00']]);
  });

  test.each(['nonsense', Buffer.from('["a","b"]').toString('base64url')])(
    'after the cursor %s are refused',
    async (cursor) => {
      expect(await refused(eleni().list('upcoming', `&cursor=${cursor}`))).toMatchObject({
        status: 422,
        fields: { cursor: 'This value is not accepted.' },
      });
    },
  );

  test('of another list than upcoming and past are refused', async () => {
    const answer = server.backend.customer('eleni').get('/api/v1/bookings?when=always');
    expect(await refused(answer)).toMatchObject({ status: 422 });
  });

  test('of a visitor without an identity are empty', async () => {
    const response = await server.backend.visitor().get('/api/v1/bookings?when=upcoming');
    expect(await response.json()).toEqual({ bookings: [], nextCursor: null });
  });

  test('are confirmed with 304 until something changes', async () => {
    const visitor = server.backend.customer('eleni');
    const path = '/api/v1/bookings?when=upcoming';
    const etag = (await visitor.get(path)).headers.get('ETag') ?? '';
    expect((await visitor.get(path, { 'If-None-Match': etag })).status).toBe(304);
    const { bookings } = sent(bookingPageSchema, await (await visitor.get(path)).json());
    const last = bookings.at(-1);
    if (last !== undefined) await booked(eleni().cancel(last));
    expect((await visitor.get(path, { 'If-None-Match': etag })).status).toBe(200);
  });
});
