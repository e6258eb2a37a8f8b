import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../../../../scripts/stack/ports.ts';

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

interface Server {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Starts a server from a folder and waits until it responds. */
export async function serve(
  folder: string,
  command: (port: string) => string,
  env: Readonly<Record<string, string>> = {},
): Promise<Server> {
  const port = String(await freePort());
  const [program = '', ...args] = command(port).split(' ');
  const child = spawn(program, args, {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', ...env, PORT: port },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill();
    await once(child, 'exit');
  };
  const url = `http://localhost:${port}/`;
  const deadline = Date.now() + 120_000;
  while (!(await answers(url))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error(`No answer from ${url} (${command(port)})`);
    }
    await setTimeout(100);
  }
  return { url, stop };
}
