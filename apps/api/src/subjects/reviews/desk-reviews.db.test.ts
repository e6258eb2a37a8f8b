import { randomUUID } from 'node:crypto';
import {
  deskReviewPageSchema,
  deskReviewResponseSchema,
  idempotencyKeyHeader,
  reviewPageSchema,
} from '@salonica/contract/v1';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Database } from '../../platform/database/database.ts';
import {
  customers,
  reviewReports,
  reviews,
  salonClock,
  salons,
} from '../../platform/database/schema/index.ts';
import { testNow } from '../../../test/backend.ts';
import { insertBooking } from '../../../test/booking-rows.ts';
import { fileBackend } from '../../../test/file-backend.ts';
import { readJson } from '../../../test/read-json.ts';
import { makeSalon } from '../../../test/salon-fixture.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { deskWorld } from '../desk/testing/desk-world.ts';
import { decideReport, listReports } from './decide-report.ts';
import { personalReviews } from './personal.ts';
import { updateAverage } from './rate-salon.ts';

const server = fileBackend({});

const key = () => ({ [idempotencyKeyHeader]: randomUUID() });
const seen = (revision: number) => ({ 'If-Match': `"${revision}"`, ...key() });

async function open() {
  const { db, backend } = server;
  const salon = await makeSalon(db);
  const desk = await deskWorld(db, backend, salon);
  const [good, bad, hidden] = [randomUUID(), randomUUID(), randomUUID()];
  const row = { salonId: salon.id, author: 'Eleni V.', language: 'en', date: '2026-12-01' };
  await db.insert(reviews).values([
    { ...row, id: good, stars: 5, words: 'Lovely' },
    { ...row, id: bad, stars: 1, words: 'Never again', date: '2026-12-02' },
    { ...row, id: hidden, stars: 1, isPublic: false },
  ]);
  await updateAverage(db, salon.id);
  const base = `/api/v1/desk/${salon.id}/reviews`;
  return {
    db,
    salon,
    desk,
    base,
    ids: { good, bad, hidden },
    list: async (visitor: Visitor, query = '') =>
      (await readJson(await visitor.get(`${base}${query}`), deskReviewPageSchema)).reviews,
    shown: async () =>
      (
        await readJson(
          await backend.visitor().get(`/api/v1/salons/${salon.id}/reviews`),
          reviewPageSchema,
        )
      ).reviews,
    version: async () => {
      const [clock] = await db.select().from(salonClock).where(eq(salonClock.salonId, salon.id));
      return clock?.version ?? 0;
    },
  };
}

test('the desk lists public reviews, by stars too', async () => {
  const { desk, ids, list, base } = await open();
  expect((await list(desk.manager)).map(({ id }) => id)).toEqual([ids.bad, ids.good]);
  expect((await list(desk.owner, '?stars=5')).map(({ id }) => id)).toEqual([ids.good]);
  expect((await desk.barber.get(base)).status).toBe(403);
});

test('a reply is public, changed and removed, and renews the pages', async () => {
  const { desk, ids, base, shown, version } = await open();
  const path = `${base}/${ids.bad}/reply`;
  const before = await version();
  const body = { text: '  Λυπούμαστε πολύ.  ', language: 'el' };
  const replied = await readJson(
    await desk.manager.send('PUT', path, body, seen(0)),
    deskReviewResponseSchema,
  );
  const reply = { text: 'Λυπούμαστε πολύ.', language: 'el' };
  expect(replied.review).toMatchObject({ revision: 1, reply });
  expect(await version()).toBeGreaterThan(before);
  expect((await shown()).find(({ id }) => id === ids.bad)?.reply).toMatchObject(reply);
  // Another member has seen the review without a reply.
  expect((await desk.owner.send('PUT', path, body, seen(0))).status).toBe(412);
  expect((await desk.owner.send('PUT', path, body, seen(1))).status).toBe(200);
  expect((await desk.owner.send('DELETE', path, undefined, key())).status).toBe(200);
  expect((await shown()).find(({ id }) => id === ids.bad)?.reply).toBeNull();
});

test('a review of another salon, or one that is not public, is not found', async () => {
  const { desk, ids, base } = await open();
  const { ids: others } = await open();
  const body = { text: 'Thanks', language: 'en' };
  for (const id of [ids.hidden, others.good, randomUUID()]) {
    expect((await desk.owner.send('PUT', `${base}/${id}/reply`, body, seen(0))).status).toBe(404);
    const report = { reason: 'other', note: '' };
    const path = `${base}/${id}/report`;
    expect((await desk.owner.send('POST', path, report, key())).status).toBe(404);
  }
});

test('the operator decides a report, which is made once', async () => {
  const { db, salon, desk, ids, base, shown } = await open();
  const path = `${base}/${ids.bad}/report`;
  // A note cannot pretend to be another report.
  const body = { reason: 'no-visit', note: `Never came\n${ids.good}  insult` };
  const told = await desk.manager.send('POST', path, body, key());
  const { review } = await readJson(told, deskReviewResponseSchema);
  expect(review.report).toMatchObject({ reason: 'no-visit', isDecided: false });
  expect((await desk.manager.send('POST', path, body, key())).status).toBe(409);
  expect(await shown()).toHaveLength(2);
  const lines = (await listReports(db)).join('\n').split('\n');
  expect(lines.filter((line) => line.startsWith(ids.bad))).toHaveLength(1);
  expect(lines.filter((line) => line.startsWith(ids.good))).toEqual([]);
  expect(await decideReport(db, ids.bad, 'hide', testNow)).toBe(true);
  expect(await decideReport(db, ids.bad, 'keep', testNow)).toBe(false);
  expect((await shown()).map(({ id }) => id)).toEqual([ids.good]);
  const [row] = await db.select().from(salons).where(eq(salons.id, salon.id));
  expect(row).toMatchObject({ rating: 5, reviewCount: 1 });
});

test('a report loses its note with the customer, whom it may name', async () => {
  const { db, salon, desk, ids, base } = await open();
  const { customerId, bookingId } = await visitOf(db, salon.id);
  await db.update(reviews).set({ bookingId }).where(eq(reviews.id, ids.bad));
  const body = { reason: 'no-visit', note: 'Eleni never came' };
  await desk.manager.send('POST', `${base}/${ids.bad}/report`, body, key());
  await personalReviews.erase(db, { id: customerId, uid: undefined, mailbox: undefined });
  const [report] = await db.select().from(reviewReports).where(eq(reviewReports.reviewId, ids.bad));
  expect(report).toMatchObject({ reason: 'no-visit', note: '' });
});

async function visitOf(db: Database, salonId: string) {
  const uid = `named-${salonId}`;
  await server.backend.customer(uid).get('/api/v1/desk');
  const [customer] = await db.select().from(customers).where(eq(customers.identityUid, uid));
  const customerId = customer?.id ?? '';
  return { customerId, bookingId: await insertBooking(db, { salonId, customerId }) };
}
