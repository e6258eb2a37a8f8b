import { randomBytes } from 'node:crypto';
import { trustOf } from './client-address.ts';

/** The allowed form of an id: it must not contain an address or break a log line. */
const wellFormed = /^[\w-]{8,64}$/;

/** The id that a request came with, or a new one. */
export type RequestIdOf = (sent: string | undefined, address: () => string) => string;

/**
 * Gives every request an id, to find it in logs. An id from one of our proxies is used; other
 * callers could forge it.
 *
 * @param trustedProxies - addresses and ranges, such as `10.0.0.0/8`
 */
export function createRequestIds(trustedProxies: readonly string[]): RequestIdOf {
  const isTrusted = trustOf(trustedProxies);
  const process = randomBytes(6).toString('hex');
  let count = 0;
  return (sent, address) => {
    if (sent !== undefined && wellFormed.test(sent) && isTrusted(address())) return sent;
    count += 1;
    return `${process}-${count.toString(36)}`;
  };
}
