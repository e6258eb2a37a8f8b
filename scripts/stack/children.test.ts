import { type ChildProcess, spawn } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Children } from './children.ts';
import { requireFreePort } from './ports.ts';

const program = 'scripts/stack/testing/program.ts';
const server = 'scripts/stack/testing/server.ts';

const folder = () => mkdtempSync(join(tmpdir(), 'salonica-stack-'));
const cleanUps: (() => unknown)[] = [];

afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp();
});

function isRunning(pid: number): boolean {
  try {
    // A process that has ended but was not collected yet is a zombie, which does nothing.
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

async function expectGone(pids: readonly number[]): Promise<void> {
  await vi.waitFor(() => expect(pids.filter(isRunning)).toEqual([]), { timeout: 8000 });
}

type Pids = Partial<Record<'program' | 'server' | 'helper', number>>;

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // The process has ended, as expected.
  }
}

/** Reads the process ids that the program and its server print, one JSON object a line. */
function readPids(child: ChildProcess): Promise<Required<Pids>> {
  const pids: Pids = {};
  // Processes that a failed test leaves running.
  cleanUps.push(() => Object.values(pids).forEach(kill));
  return new Promise((resolve) => {
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      for (const line of text.trim().split('\n')) Object.assign(pids, JSON.parse(line) as Pids);
      const { program: own, server: served, helper } = pids;
      if (own !== undefined && served !== undefined && helper !== undefined) {
        resolve({ program: own, server: served, helper });
      }
    });
  });
}

function startProgram(command: string, args: readonly string[]): ChildProcess {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  cleanUps.push(() => child.kill('SIGKILL'));
  return child;
}

describe.runIf(process.platform === 'linux')('the processes of a script end with it', () => {
  it.each(['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGKILL'] as const)('after %s', async (signal) => {
    const child = startProgram(process.execPath, [program]);
    const pids = await readPids(child);
    child.kill(signal);
    await expectGone(Object.values(pids));
  });

  it('after a stop signal, with everything that the server started', async () => {
    const child = startProgram(process.execPath, [program]);
    const pids = await readPids(child);
    const code = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await expectGone(Object.values(pids));
    expect(await code).toBe(0);
  });

  it('after the package manager that started it was killed', async () => {
    const home = folder();
    cleanUps.push(() => rmSync(home, { recursive: true }));
    const manager = join(home, 'pnpm');
    copyFileSync('/bin/sh', manager);
    const child = startProgram(manager, ['-c', `"${process.execPath}" ${program}; true`]);
    const pids = await readPids(child);
    child.kill('SIGKILL');
    await expectGone(Object.values(pids));
  });
});

describe('children', () => {
  function children(timeoutMs?: number): Children {
    const logs = folder();
    const own = new Children(logs, timeoutMs);
    cleanUps.push(async () => {
      await own.stop();
      rmSync(logs, { recursive: true });
    });
    return own;
  }

  it('kills a server that does not stop in time', async () => {
    const own = children(200);
    void own.serve({ name: 'server', args: [server], env: { STUBBORN: '1' } });
    const { server: pid } = await vi.waitFor(
      () => JSON.parse(own.tail('server')) as { server: number },
      { timeout: 5000 },
    );
    await own.stop();
    expect(isRunning(pid)).toBe(false);
  });

  it('ends the remaining processes of a server that ended by itself', async () => {
    const own = children();
    void own.serve({ name: 'server', args: [server] });
    const pids = await vi.waitFor(
      () => JSON.parse(own.tail('server')) as { server: number; helper: number },
      { timeout: 5000 },
    );
    cleanUps.push(() => kill(pids.helper));
    kill(pids.server);
    await expect(own.failure).rejects.toThrow('server ended by SIGKILL');
    await expectGone([pids.helper]);
  });

  it('gives a watched server time to clean up', async () => {
    const own = children();
    const closing = 'scripts/stack/testing/closing-server.ts';
    void own.serve({ name: 'server', args: ['scripts/stack/watched.ts', closing] });
    await vi.waitFor(() => expect(own.tail('server')).toContain('"server"'), { timeout: 5000 });
    await own.stop();
    expect(own.tail('server')).toContain('"closed"');
  });

  it('returns the first message of a server', async () => {
    const args = ['-e', 'process.send({ address: "here" }); setInterval(() => {}, 1000)'];
    expect(await children().serve({ name: 'server', args })).toEqual({ address: 'here' });
  });

  it('stops a server last that others use', async () => {
    const own = children();
    void own.serve({ name: 'closing', args: ['scripts/stack/testing/closing-server.ts'] });
    const { server: other } = await vi.waitFor(
      () => JSON.parse(own.tail('closing')) as { server: number },
      { timeout: 5000 },
    );
    const program = `
      process.on('SIGTERM', () => {
        try {
          process.kill(${other}, 0);
          console.log('too early');
        } catch {
          console.log('last');
        }
        process.exit(0);
      });
      setInterval(() => {}, 1000);
      process.send('started');`;
    await own.serve({ name: 'database', args: ['-e', program], stopsLast: true });
    await own.stop();
    expect(own.tail('database')).toBe('last');
  });

  it('reports a server that ends by itself, with its last output', async () => {
    const own = children();
    void own.serve({
      name: 'server',
      args: ['-e', 'console.log("no more chairs"); process.exit(3)'],
    });
    await expect(own.failure).rejects.toThrow(/server ended with code 3.*\nno more chairs/);
  });

  it('returns the exit code of a program', async () => {
    const own = children();
    expect(await own.run({ name: 'good', args: ['-e', ''] })).toBe(0);
    expect(await own.run({ name: 'bad', args: ['-e', 'process.exit(2)'] })).toBe(2);
  });

  it('lets a program use its own threads', async () => {
    const args = ['scripts/stack/testing/threaded.ts'];
    expect(await children().run({ name: 'threaded', args })).toBe(0);
  });

  it('starts nothing once it stops', async () => {
    const own = children();
    await own.stop();
    expect(() => own.serve({ name: 'late', args: ['-e', ''] })).toThrow('Stopping');
  });
});

describe('a port that browsers refuse', () => {
  it.each([4190, 6000])('is named together with the remedy: %i', async (port) => {
    await expect(requireFreePort(port, 'PORT')).rejects.toThrow(
      `Port ${port} cannot be used, because browsers refuse it: choose another port with PORT=<port>.`,
    );
  });
});

describe('a port that is taken', () => {
  it('is named together with the remedy', async () => {
    const holder = createServer();
    await new Promise<void>((resolve) => {
      holder.listen(0, '127.0.0.1', resolve);
    });
    cleanUps.push(() => holder.close());
    const address = holder.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    await expect(requireFreePort(port, 'PORT')).rejects.toThrow(
      `Port ${port} is in use: stop the program that uses it, or choose another port with PORT=<port>.`,
    );
  });
});
