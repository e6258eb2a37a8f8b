import { v1CallList } from '@salonica/contract/v1/calls';
import { expect, test } from 'vitest';
import { createBackend } from '../../../test/backend.ts';
import { expectDescribed } from '../../../test/described-responses.ts';
import { openTestDatabase } from '../../../test/test-database.ts';

const answer = (body: unknown, status = 200) => Response.json(body, { status });
const ids = '/api/v1/favorites/ids';

test('every call is described, and every described call exists', async () => {
  await using database = await openTestDatabase();
  const { app } = createBackend({ db: database.db });
  const routes = app.routes
    .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/v1/'))
    .map(({ method, path }) => `${method} ${path}`);
  const described = v1CallList.map(({ method, path }) => `${method.toUpperCase()} ${path}`);
  expect(new Set(routes)).toEqual(new Set([...described, 'GET /api/v1/openapi.json']));
});

test('the document describes calls with their parameters', async () => {
  await using database = await openTestDatabase();
  const response = await createBackend({ db: database.db }).get('/api/v1/openapi.json');
  expect(await response.json()).toMatchObject({
    openapi: '3.1.0',
    paths: {
      '/api/v1/availability/next': {
        get: {
          parameters: [
            { name: 'salons', in: 'query', required: true },
            { name: 'services', in: 'query', required: false },
          ],
        },
      },
      '/api/v1/bookings/{id}': {
        patch: {
          parameters: [{ name: 'id' }, { name: 'Idempotency-Key' }, { name: 'If-Match' }],
          requestBody: {
            content: {
              'application/json': { schema: { $ref: '#/components/schemas/MoveRequest' } },
            },
          },
        },
      },
    },
    components: { schemas: { Count: { type: 'integer', minimum: 0 } } },
  });
});

test.each([
  ['a missing field', answer({})],
  ['a field that is not described', answer({ ids: [], email: 'a@b.example' })],
  ['another status', answer({ ids: [] }, 201)],
  ['a failure without a code', answer({ message: 'No.' }, 404)],
])('an answer with %s fails the test that got it', async (_case, response) => {
  await expect(expectDescribed('GET', ids, response)).rejects.toThrow('expected');
});

test('a described answer passes', async () => {
  await expectDescribed('GET', `${ids}?x=1`, answer({ ids: ['01'] }));
  await expectDescribed('GET', ids, new Response(null, { status: 304 }));
  await expectDescribed('GET', ids, answer({ code: 'not-found', message: 'No.' }, 404));
});
