import { favoriteIdsResponseSchema } from '@salonica/contract/v1';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { guests } from '../../platform/database/schema/index.ts';
import { saveSalon } from './favorites.ts';
import { hashToken } from '../../platform/identity/guests.ts';
import { readJson } from '../../../test/read-json.ts';
import { fileBackend } from '../../../test/file-backend.ts';
import type { Visitor } from '../../../test/visitor.ts';

const path = '/api/v1/favorites';

const server = fileBackend();

const ids = async (visitor: Visitor) =>
  (await readJson(await visitor.get(`${path}/ids`), favoriteIdsResponseSchema)).ids;

const save = async (visitor: Visitor, id: string) =>
  (await visitor.send('PUT', `${path}/${id}`)).status;

const remove = async (visitor: Visitor, id: string) =>
  (await visitor.send('DELETE', `${path}/${id}`)).status;

test.each([
  ['a customer', () => server.backend.customer('saver')],
  ['a guest', () => server.backend.visitor()],
])('%s saves and removes salons, as often as it is sent', async (_case, open) => {
  const visitor = open();
  expect(await ids(visitor)).toEqual([]);
  expect(await save(visitor, '03')).toBe(204);
  expect(await save(visitor, '01')).toBe(204);
  expect(await save(visitor, '03')).toBe(204);
  expect(await ids(visitor)).toEqual(['01', '03']);
  expect(await remove(visitor, '03')).toBe(204);
  expect(await remove(visitor, '03')).toBe(204);
  expect(await ids(visitor)).toEqual(['01']);
});

test('no guest is created by reading, by removing, or by an unknown salon', async () => {
  const before = await server.db.$count(guests);
  const visitor = server.backend.visitor();
  expect(await ids(visitor)).toEqual([]);
  expect(await remove(visitor, '01')).toBe(204);
  expect(await save(visitor, 'none')).toBe(404);
  expect(await server.db.$count(guests)).toBe(before);
});

test("a guest's favorites keep their order after signing in", async () => {
  const account = server.backend.customer('keeper');
  await save(account, '05');
  const visitor = server.backend.visitor();
  await save(visitor, '07');
  await save(visitor, '05');
  visitor.signIn('keeper');
  expect(await ids(visitor)).toEqual(['07', '05']);
  expect(await ids(account)).toEqual(['07', '05']);
});

test('a salon that a guest saves during the sign-in is saved for the customer', async () => {
  const visitor = server.backend.visitor();
  await save(visitor, '11');
  const cookie = visitor.jar.get('salonica-guest') ?? '';
  const [guest] = await server.db
    .select()
    .from(guests)
    .where(eq(guests.tokenHash, hashToken(cookie)));
  const actor = { kind: 'guest' as const, id: guest?.id ?? '' };
  const account = server.backend.customer('quick');
  await ids(account);
  account.jar.set('salonica-guest', cookie);
  await Promise.all([ids(account), saveSalon(server.db, actor, '12')]);
  await saveSalon(server.db, actor, '13');
  expect(new Set(await ids(account))).toEqual(new Set(['11', '12', '13']));
});
