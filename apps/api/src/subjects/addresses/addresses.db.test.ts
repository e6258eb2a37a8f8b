import { randomUUID } from 'node:crypto';
import {
  addressResponseSchema,
  addressesResponseSchema,
  idempotencyKeyHeader,
} from '@salonica/contract/v1';
import { expect, test } from 'vitest';
import { readJson } from '../../../test/read-json.ts';
import { fileBackend } from '../../../test/file-backend.ts';
import type { Visitor } from '../../../test/visitor.ts';

const path = '/api/v1/addresses';
const home = {
  type: 'home',
  name: 'Home',
  address: '24 Tsimiski',
  city: 'Thessaloniki',
  isDefault: false,
};

const server = fileBackend();

const newCustomer = () => server.backend.customer(randomUUID());

const post = (customer: Visitor, details: object, key: string = randomUUID()) =>
  customer.send('POST', path, { ...home, ...details }, { [idempotencyKeyHeader]: key });

const add = async (customer: Visitor, name: string, isDefault = false) =>
  (await readJson(await post(customer, { name, isDefault }), addressResponseSchema)).address.id;

/** Names in list order; a star marks the default. */
async function list(customer: Visitor): Promise<string[]> {
  const { addresses } = await readJson(await customer.get(path), addressesResponseSchema);
  return addresses.map(({ name, isDefault }) => (isDefault ? `${name}*` : name));
}

test('the first address is the default, and another can replace it', async () => {
  const customer = newCustomer();
  expect(await list(customer)).toEqual([]);
  const first = await add(customer, 'First');
  await add(customer, 'Second');
  expect(await list(customer)).toEqual(['First*', 'Second']);
  await add(customer, 'Third', true);
  expect(await list(customer)).toEqual(['Third*', 'First', 'Second']);
  const back = { ...home, name: 'First again', isDefault: true };
  expect((await customer.send('PUT', `${path}/${first}`, back)).status).toBe(200);
  expect(await list(customer)).toEqual(['First again*', 'Second', 'Third']);
  await customer.send('PUT', `${path}/${first}`, { ...back, isDefault: false });
  expect(await list(customer)).toEqual(['First again*', 'Second', 'Third']);
});

test('an address that is sent again with its key is added once', async () => {
  const customer = newCustomer();
  const key = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 3 }, async () => (await post(customer, {}, key)).json()),
  );
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await list(customer)).toEqual(['Home*']);
  expect((await post(customer, { name: 'Other' }, key)).status).toBe(409);
  expect((await customer.send('POST', path, home)).status).toBe(422);
});

test('a deleted default is replaced, and is the default again when it is restored', async () => {
  const customer = newCustomer();
  const first = await add(customer, 'First');
  const second = await add(customer, 'Second');
  await add(customer, 'Third');
  const removed = await customer.send('DELETE', `${path}/${first}`);
  expect(await removed.json()).toMatchObject({ address: { id: first, isDefault: true } });
  expect(await list(customer)).toEqual(['Second*', 'Third']);
  expect((await customer.send('DELETE', `${path}/${first}`)).status).toBe(200);
  expect(await list(customer)).toEqual(['Second*', 'Third']);
  expect((await customer.send('PUT', `${path}/${first}`, home)).status).toBe(404);
  for (let attempt = 0; attempt < 2; attempt += 1) {
    expect((await customer.send('POST', `${path}/${first}/restore`)).status).toBe(200);
    expect(await list(customer)).toEqual(['First*', 'Second', 'Third']);
  }
  await customer.send('DELETE', `${path}/${second}`);
  expect(await list(customer)).toEqual(['First*', 'Third']);
  await customer.send('POST', `${path}/${second}/restore`);
  expect(await list(customer)).toEqual(['First*', 'Second', 'Third']);
});

test('concurrent changes leave one default', async () => {
  const customer = newCustomer();
  await customer.get(path);
  await Promise.all(Array.from({ length: 8 }, (_, index) => add(customer, `A${index}`, true)));
  const names = await list(customer);
  expect(names).toHaveLength(8);
  expect(names.filter((name) => name.endsWith('*'))).toHaveLength(1);
});

test("another customer's address is not found, and guests have none", async () => {
  const id = await add(newCustomer(), 'Private');
  const stranger = newCustomer();
  for (const [method, target] of [
    ['PUT', `${path}/${id}`],
    ['DELETE', `${path}/${id}`],
    ['POST', `${path}/${id}/restore`],
    ['DELETE', `${path}/no-uuid`],
  ] as const) {
    const body = method === 'PUT' ? home : undefined;
    expect((await stranger.send(method, target, body)).status).toBe(404);
    expect((await server.backend.visitor().send(method, target, body)).status).toBe(401);
  }
  expect((await server.backend.visitor().get(path)).status).toBe(401);
});

test('an invalid address names its fields', async () => {
  const response = await post(newCustomer(), { name: ' ', city: 'x'.repeat(81), type: 'boat' });
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({
    code: 'invalid',
    fields: {
      name: 'Please fill in this field.',
      city: 'This is too long.',
      type: 'This value is not accepted.',
    },
  });
});
