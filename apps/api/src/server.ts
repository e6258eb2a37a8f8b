import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { AnswerCached } from './pages/cached-answers.ts';

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

/**
 * Answers requests with the app.
 *
 * @param answerCached - answers first, where it can
 * @throws {@link PortInUseError} where another program has the port
 */
export async function startServer(
  app: Hono,
  port: number,
  host: string,
  answerCached: AnswerCached = () => false,
): Promise<RunningServer> {
  const answer = getRequestListener(app.fetch, { hostname: host });
  const server = createServer((incoming, outgoing) => {
    if (!answerCached(incoming, outgoing)) void answer(incoming, outgoing);
  });
  server.listen(port, host);
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
