import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, MiddlewareHandler } from 'hono';

declare module 'hono' {
  interface ContextVariableMap {
    /** The address of the caller; empty without a socket, as in tests. */
    clientAddress: string;
  }
}

/** The address of a visitor, from the address of the socket and the `X-Forwarded-For` header. */
export type AddressOf = (remote: string, forwardedFor: string | undefined) => string;

/**
 * Determines the address of a visitor. The header of a proxy is trusted where the proxy is one of ours; any other
 * caller could forge it.
 *
 * @param trustedProxies - addresses and ranges, such as `10.0.0.0/8`
 */
export function visitorAddress(trustedProxies: readonly string[]): AddressOf {
  const isTrusted = trustOf(trustedProxies);
  return (remote, forwardedFor) => {
    if (trustedProxies.length === 0 || forwardedFor === undefined) return remote;
    // The last proxy is the last hop.
    const hops = forwardedFor.split(',').map((hop) => hop.trim());
    let address = remote;
    while (address !== '' && isTrusted(address)) {
      const before = plain(hops.pop() ?? '');
      if (isIP(before) === 0) break;
      address = before;
    }
    return address;
  };
}

/** Stores the address of the visitor. */
export function findClientAddress(trustedProxies: readonly string[]): MiddlewareHandler {
  const addressOf = visitorAddress(trustedProxies);
  return (c, next) => {
    c.set('clientAddress', addressOf(socketAddress(c), c.req.header('X-Forwarded-For')));
    return next();
  };
}

/** One household or one machine: a visitor can choose the second half of an IPv6 address freely. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: 8 - first.length - last.length }, () => '0');
  return `${[...first, ...zeros, ...last].slice(0, 4).join(':')}::/64`;
}

/** Of the caller; undefined without a socket, as in tests. */
export const callerNetwork = (c: Context): string | undefined =>
  networkOf(c.get('clientAddress') ?? '') || undefined;

/** Tests whether an address is in the ranges. */
export function trustOf(ranges: readonly string[]): (address: string) => boolean {
  const trusted = blockListOf(ranges);
  return (address) => trusted.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

function blockListOf(ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', prefix] = range.split('/');
    const family = isIPv4(address) ? 'ipv4' : 'ipv6';
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return list;
}

/** The remote address of a call; empty without a socket, as in tests. */
export function socketAddress(c: Context): string {
  return c.env && 'incoming' in c.env ? plain(getConnInfo(c).remote.address ?? '') : '';
}

/** Without the IPv6 prefix of an IPv4 address. */
export function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}
