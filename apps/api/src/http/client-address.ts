import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, MiddlewareHandler } from 'hono';

declare module 'hono' {
  interface ContextVariableMap {
    /** The address of the caller; empty without a socket, as in tests. */
    clientAddress: string;
  }
}

/**
 * Determines the address of a visitor. The header of a proxy is trusted where the proxy is one of ours; any other
 * caller could forge it.
 *
 * @param trustedProxies - addresses and ranges, such as `10.0.0.0/8`
 */
export function findClientAddress(trustedProxies: readonly string[]): MiddlewareHandler {
  const isTrusted = trustOf(trustedProxies);
  return async (c, next) => {
    const hops = forwardedFor(c);
    let address = socketAddress(c);
    while (address !== '' && isTrusted(address)) {
      const before = plain(hops.pop() ?? '');
      if (isIP(before) === 0) break;
      address = before;
    }
    c.set('clientAddress', address);
    await next();
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

/** The proxies of a call, the last one last. */
function forwardedFor(c: Context): string[] {
  return (c.req.header('X-Forwarded-For') ?? '').split(',').map((hop) => hop.trim());
}

/** Without the IPv6 prefix of an IPv4 address. */
export function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}
