import { randomUUID } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { rightCalls } from '../../api/bench/hostile/right-values.ts';
import { openApiDocument } from '../../api/src/platform/http/openapi.ts';
import { expectedRights } from '../../api/test/expected-rights.ts';
import { statusWithoutCaller } from '../../api/test/serve-alone.ts';
import { createApi } from '../src/adapters/api/api.ts';
import { createApiClient } from '../src/adapters/api/client.ts';

const { row } = await vi.hoisted(async () => {
  const { addressResponseSchema, addressRequestSchema } =
    await import('@salonica/contract/v1/addresses');
  const { recordParamsSchema } = await import('@salonica/contract/v1/values');
  return {
    row: {
      method: 'post',
      path: '/api/v1/stamps/:id',
      params: recordParamsSchema,
      summary: 'Stamp a record',
      access: 'customer',
      body: addressRequestSchema,
      needs: ['idempotency-key'],
      status: 201,
      response: addressResponseSchema,
    },
  } as const;
});

// A row beside those of the product, for this file only.
vi.mock('@salonica/contract/v1/calls', async (importOriginal) => {
  const original = await importOriginal<{ v1Calls: object }>();
  const v1Calls = { ...original.v1Calls, stampRecord: row };
  return { ...original, v1Calls, v1CallList: Object.values(v1Calls) };
});

const body = { type: 'home', name: 'Home', address: '5 Ermou', city: 'Athens', isDefault: true };

it('is a function of the client, with its path, key, body and parsed response', async () => {
  const asked: Request[] = [];
  const id = randomUUID();
  const client = createApiClient({
    host: 'http://api.example',
    apiKey: 'key',
    token: async () => 'token-1',
    fetch: async (input, init) => {
      asked.push(new Request(input instanceof Request ? input : String(input), init));
      return Response.json({ address: { id, ...body } }, { status: 201 });
    },
  });
  // The types come from the rows of the product.
  const { stampRecord: stamp } = createApi(client, '') as unknown as Readonly<
    Record<string, (request: object) => Promise<unknown>>
  >;
  expect(await stamp?.({ id, body, idempotencyKey: 'key-1' })).toEqual({
    address: { id, ...body },
  });
  expect(asked[0]?.url).toBe(`http://api.example/api/v1/stamps/${id}`);
  expect(asked[0]?.headers.get('idempotency-key')).toBe('key-1');
  expect(asked[0]?.headers.get('authorization')).toBe('Bearer token-1');
});

it('is an operation of the OpenAPI document', () => {
  expect(openApiDocument().paths['/api/v1/stamps/{id}']).toMatchObject({
    post: { summary: row.summary, security: [{ customer: [] }], responses: { 201: {} } },
  });
});

it('has rights, and is among the hostile requests', () => {
  expect(expectedRights('stampRecord', row)).toEqual([401, 401, 401, 201, 404]);
  const paths = rightCalls({}).map(({ method, path }) => `${method} ${path}`);
  expect(paths).toContain('POST /api/v1/stamps/{id}');
});

it('is served, and not to a stranger', async () => {
  const init = { method: 'POST', body: JSON.stringify(body) };
  const request = new Request(`http://api.example/api/v1/stamps/${randomUUID()}`, init);
  expect(await statusWithoutCaller(row, request)).toBe(401);
});
