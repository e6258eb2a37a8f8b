import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import { serve } from '@hono/node-server';
import type { Hono } from 'hono';

export interface RunningServer {
  port: number;
  close(): Promise<void>;
}

/** The port belongs to another program. */
export class PortInUseError extends Error {
  constructor(port: number) {
    super(`Port ${port} is in use by another program.`);
    this.name = 'PortInUseError';
  }
}

/**
 * Answers requests with the app.
 *
 * @throws {@link PortInUseError} where another program has the port
 */
export async function startServer(app: Hono, port: number, host: string): Promise<RunningServer> {
  const server = serve({ fetch: app.fetch, port, hostname: host }) as Server;
  return listening(server, port);
}

/** Waits until the server listens. */
export function listening(server: Server, port: number): Promise<RunningServer> {
  const { promise, resolve, reject } = Promise.withResolvers<RunningServer>();
  server.once('error', (error: NodeJS.ErrnoException) => {
    reject(error.code === 'EADDRINUSE' ? new PortInUseError(port) : error);
  });
  server.once('listening', () => {
    const { port: bound } = server.address() as AddressInfo;
    resolve({ port: bound, close: () => close(server) });
  });
  return promise;
}

/** Lets running answers finish for a moment, then ends every connection. */
async function close(server: Server): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.close(() => resolve());
  server.closeIdleConnections();
  const patience = setTimeout(() => server.closeAllConnections(), 2000);
  await promise;
  clearTimeout(patience);
}
