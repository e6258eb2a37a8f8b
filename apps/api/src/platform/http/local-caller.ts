import { isIPv4 } from 'node:net';
import type { Context } from 'hono';
import { socketAddress } from './client-address.ts';

/** Headers that a proxy adds: behind one on this machine every visitor seems local. */
export const proxyHeaders = [
  'Forwarded',
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'X-Real-IP',
  'Via',
];

/** Whether a program on this machine calls, without a proxy in between. */
export function isLocalCaller(c: Context): boolean {
  const address = socketAddress(c);
  const isLoopback = address === '::1' || (isIPv4(address) && address.startsWith('127.'));
  return isLoopback && proxyHeaders.every((name) => c.req.header(name) === undefined);
}
