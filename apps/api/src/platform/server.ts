import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { networkOf, plain, trustOf } from './http/client-address.ts';
import type { SendCached } from './pages/cached-responses.ts';

export interface RunningServer {
  port: number;
  /**
   * Stops accepting connections, waits for running responses and then closes the rest.
   * @param timeoutMs - how long to wait for responses
   */
  close(timeoutMs?: number): Promise<void>;
}

/** Another program uses the port. */
export class PortInUseError extends Error {
  constructor(port: number) {
    super(`Port ${port} is in use by another program.`);
    this.name = 'PortInUseError';
  }
}

export interface ServerBounds {
  /** Open connections; more are closed at once. @default 5000 */
  maxConnections?: number;
  /** Proxies, whose connections are those of many visitors. @default none */
  trustedProxies?: readonly string[];
  /** How often connections are checked, in milliseconds. @default 5000 */
  checkMs?: number;
  /** How long a caller may take to send the headers, in milliseconds. @default 20 s */
  headersMs?: number;
  /** How long a caller may take to send a request, in milliseconds. @default 30 s */
  requestMs?: number;
  /** How long an unused connection is kept, in milliseconds. @default longer than balancers use one */
  keepAliveMs?: number;
  /** How long a caller may read and send nothing, in milliseconds. @default two minutes */
  silenceMs?: number;
}

/** Longer headers are answered with 431. */
const maxHeaderSize = 16 * 1024;
/** The share of all connections that one address may have. */
const networkShare = 0.5;

/**
 * Answers requests with the app.
 *
 * @param sendCached - answers first, where it can
 * @throws {@link PortInUseError} where another program has the port
 */
export async function startServer(
  app: Hono,
  port: number,
  host: string,
  sendCached: SendCached = () => false,
  bounds: ServerBounds = {},
): Promise<RunningServer> {
  const answer = getRequestListener(app.fetch, { hostname: host });
  const { checkMs = 5000, headersMs = 20_000, requestMs = 30_000 } = bounds;
  const options = {
    maxHeaderSize,
    connectionsCheckingInterval: checkMs,
    headersTimeout: headersMs,
    requestTimeout: requestMs,
    keepAliveTimeout: bounds.keepAliveMs ?? 65_000,
  };
  const server = createServer(options, (incoming, outgoing) => {
    tidy(incoming);
    if (!sendCached(incoming, outgoing)) void answer(incoming, outgoing);
  });
  // A stream sends something more often; a reader who takes nothing for so long has gone.
  server.timeout = bounds.silenceMs ?? 120_000;
  limitConnections(server, bounds);
  server.listen(port, host);
  return listening(server, port);
}

/**
 * Leaves the path of a request, and nothing that the caller says about this host: addresses come
 * from the settings.
 */
function tidy(incoming: IncomingMessage): void {
  incoming.headers.host = 'localhost';
  const { url = '/' } = incoming;
  if (url.startsWith('/') && !url.includes('\\')) return;
  const [path = '', ...query] = url.replace(/^https?:\/\/[^/?#]*/i, '').split('?');
  const encoded = path.replaceAll('\\', '%5C');
  incoming.url = [encoded.startsWith('/') ? encoded : `/${encoded}`, ...query].join('?');
}

/** Closes connections beyond the limit; one address leaves the others their share. */
function limitConnections(
  server: Server,
  { maxConnections = 5000, trustedProxies = [] }: ServerBounds,
): void {
  server.maxConnections = maxConnections;
  const isProxy = trustOf(trustedProxies);
  const most = Math.max(1, Math.floor(maxConnections * networkShare));
  /** By network; bounded by the open connections. */
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = plain(socket.remoteAddress ?? '');
    if (address === '' || isProxy(address)) return;
    const network = networkOf(address);
    const count = (open.get(network) ?? 0) + 1;
    open.set(network, count);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left === 0) open.delete(network);
      else open.set(network, left);
    });
    if (count > most) socket.destroy();
  });
}

/** Waits until the server listens. */
export function listening(server: Server, port: number): Promise<RunningServer> {
  const { promise, resolve, reject } = Promise.withResolvers<RunningServer>();
  server.once('error', (error: NodeJS.ErrnoException) => {
    reject(error.code === 'EADDRINUSE' ? new PortInUseError(port) : error);
  });
  server.once('listening', () => {
    const { port: bound } = server.address() as AddressInfo;
    resolve({ port: bound, close: (timeoutMs) => close(server, timeoutMs) });
  });
  return promise;
}

async function close(server: Server, timeoutMs = 2000): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.close(() => resolve());
  // A keep-alive connection is closed after its response.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const timer = setTimeout(() => server.closeAllConnections(), timeoutMs);
  await promise;
  clearInterval(idle);
  clearTimeout(timer);
}
