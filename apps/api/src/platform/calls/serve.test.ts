import { v1Calls } from '@salonica/contract/v1/calls';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { serve } from './serve.ts';
import type { Actor } from '../identity/actor.ts';

const id = '0198d1f2-0000-7000-8000-000000000001';

/** An app in which this actor calls. */
function appFor(actor: Actor | null) {
  const app = new Hono();
  app.use(async (c, next) => {
    c.set('caller', {
      find: async () => actor,
      makeGuest: () => Promise.reject(new Error('No guest is made')),
      findMember: async () => undefined,
    });
    await next();
  });
  return app;
}
const customer: Actor = { kind: 'customer', id, uid: '', authTime: 0, email: undefined };

test('a read has a tag, and no body for who knows it', async () => {
  const app = appFor(null);
  serve(app, v1Calls.readSalonNextFree, () => ({ salon: null, team: {} }));
  const path = '/api/v1/salons/adam/next';
  const response = await app.request(path);
  const { status, headers } = response;
  expect([status, headers.get('Cache-Control')]).toEqual([200, 'private, no-cache']);
  expect(await response.json()).toEqual({ salon: null, team: {} });
  const ifNone = { 'If-None-Match': headers.get('ETag') ?? '' };
  const known = await app.request(path, { headers: ifNone });
  expect([known.status, await known.text()]).toEqual([304, '']);
});

test('a write is stored nowhere, and has the status of its row', async () => {
  const app = appFor(null);
  serve(app, v1Calls.forgetGuest, () => undefined);
  const left = await app.request('/api/v1/guest', { method: 'DELETE' });
  expect([left.status, left.headers.get('Cache-Control')]).toEqual([204, 'no-store']);
  const asked = appFor({ kind: 'guest', id });
  serve(asked, v1Calls.makeBookingLink, ({ actor }) => ({ token: actor?.id ?? '' }));
  const made = await asked.request(`/api/v1/bookings/${id}/link`, { method: 'POST' });
  expect([made.status, made.headers.get('Cache-Control')]).toEqual([201, 'no-store']);
  expect(await made.json()).toEqual({ token: id });
});

test('a visitor without an identity gets the empty response of the row', async () => {
  const app = appFor(null);
  serve(app, v1Calls.listFavoriteIds, () => Promise.reject(new Error('Nothing is read')));
  expect(await (await app.request('/api/v1/favorites/ids')).json()).toEqual({ ids: [] });
});

test('a handler with another answer than its row does not compile', () => {
  const app = appFor(customer);
  // @ts-expect-error -- `team` is missing
  serve(app, v1Calls.readSalonNextFree, () => ({ salon: null }));
  // @ts-expect-error -- an id is a text
  serve(app, v1Calls.listFavoriteIds, () => ({ ids: [1] }));
  // @ts-expect-error -- nothing is sent
  serve(app, v1Calls.listFavoriteIds, () => undefined);
  // @ts-expect-error -- an answer is sent, but the row has none
  serve(app, v1Calls.forgetGuest, () => ({ isDone: true }));
  // @ts-expect-error -- a write with a key runs once
  serve(app, v1Calls.topUp, () => ({ balance: { minor: 0, currency: 'EUR' }, transaction: null }));
  // @ts-expect-error -- only a customer's call has one
  serve(app, v1Calls.forgetGuest, ({ customer: { id: owner } }) => void owner);
  expect(app.routes).toHaveLength(7);
});
