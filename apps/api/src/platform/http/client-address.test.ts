import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { findClientAddress, networkOf } from './client-address.ts';

async function clientOf(remoteAddress: string, forwardedFor?: string): Promise<string> {
  const app = new Hono();
  app.use(findClientAddress(['10.0.0.0/8', '2001:db8::/32', '::1']));
  app.get('/', (c) => c.text(c.get('clientAddress')));
  const headers: Record<string, string> =
    forwardedFor === undefined ? {} : { 'X-Forwarded-For': forwardedFor };
  const response = await app.request('/', { headers }, { incoming: { socket: { remoteAddress } } });
  return response.text();
}

test.each([
  ['a visitor without a proxy', '203.0.113.7', undefined, '203.0.113.7'],
  ['a visitor on a socket for both families', '::ffff:203.0.113.7', undefined, '203.0.113.7'],
  ['a visitor who makes up a proxy', '203.0.113.7', '198.51.100.1', '203.0.113.7'],
  ['a visitor behind one proxy', '10.0.0.2', '203.0.113.7', '203.0.113.7'],
  ['a visitor behind two proxies', '::1', '203.0.113.7, 2001:db8::5', '203.0.113.7'],
  [
    'a visitor who tells a proxy another address',
    '10.0.0.2',
    '198.51.100.1, 203.0.113.7',
    '203.0.113.7',
  ],
  ['a proxy that says nothing', '10.0.0.2', undefined, '10.0.0.2'],
  ['a proxy that says nonsense', '10.0.0.2', 'unknown', '10.0.0.2'],
])('the address of %s is known', async (_case, remote, forwarded, expected) => {
  expect(await clientOf(remote, forwarded)).toBe(expected);
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['', ''],
])('the network of "%s" is "%s"', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
