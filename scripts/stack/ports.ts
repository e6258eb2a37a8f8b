import { type AddressInfo, connect, createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

function canListen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });
}

// A listener on one address of the loopback may leave the others free.
function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, 'localhost');
    const done = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => done(true));
    socket.once('error', () => done(false));
  });
}

async function isFree(port: number): Promise<boolean> {
  return !(await answers(port)) && (await canListen(port));
}

/** Whether `fetch` refuses a port before it connects, as browsers do: those of other protocols, such as mail. */
async function isRefused(port: number): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(1000);
    await (await fetch(`http://localhost:${port}/`, { signal, redirect: 'manual' })).body?.cancel();
    return false;
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined;
    return cause instanceof Error && cause.message === 'bad port';
  }
}

class PortRefused extends Error {
  override name = 'PortRefused';
}

class PortBusy extends Error {
  override name = 'PortBusy';
}

/** The servers of a run that was killed a moment ago may still be ending. */
const timeoutMs = 3000;

/**
 * Makes sure that nothing listens on a port, and that browsers can open it.
 *
 * @param variable - the environment variable that chooses another port
 * @throws {PortBusy | PortRefused} with one line that names the port and how to choose another
 */
export async function requireFreePort(port: number, variable: string): Promise<void> {
  if (await isRefused(port)) {
    throw new PortRefused(
      `Port ${port} cannot be used, because browsers refuse it: choose another port with ${variable}=<port>.`,
    );
  }
  const deadline = Date.now() + timeoutMs;
  while (!(await isFree(port))) {
    if (Date.now() > deadline) {
      throw new PortBusy(
        `Port ${port} is in use: stop the program that uses it, or choose another port with ${variable}=<port>.`,
      );
    }
    await wait(150);
  }
}

/** A port that is free at this moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
