import { type ChildProcess, spawn } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Account, canEnter, serverAccount } from './account.ts';
import { type Cluster, environment, openCluster } from './cluster.ts';
import { lockFolder } from './folder-lock.ts';
import { endOrphan, readNote, socketPrefix } from './orphan.ts';
import { PostgresqlError } from './postgresql-error.ts';
import { programsFor } from './programs.ts';

export interface PostgresqlOptions {
  /** Folder of the databases; no other server may run in it meanwhile. */
  dataFolder: string;
  /** Whether committed data survives a crash of the machine. @default true */
  isDurable?: boolean;
  /** Receives the server's output. */
  onOutput?: (text: string) => void;
}

export interface PostgresqlServer {
  /** The connection string, including the password. */
  url: string;
  pid: number;
  /** Resolves when the server has ended, for any reason. */
  ended: Promise<void>;
  /** Ends running statements, writes everything to disk and stops. */
  stop(): Promise<void>;
}

/** Timeout in milliseconds for crash recovery. */
const timeoutMs = 120_000;

const settings = {
  // On a socket in a separate folder: no port conflicts, and no access from elsewhere.
  listen_addresses: '',
  port: '5432',
  max_connections: '200',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // The caller reports a failed statement, and its values may be personal.
  log_min_messages: 'log',
  log_checkpoints: 'off',
  log_error_verbosity: 'terse',
};

const careless = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/**
 * Starts the PostgreSQL from npm. It stops when this process ends in any way.
 * @throws {@link PostgresqlError} with the reason in one line
 */
export async function startPostgresql({
  dataFolder,
  isDurable = true,
  onOutput = () => undefined,
}: PostgresqlOptions): Promise<PostgresqlServer> {
  mkdirSync(dataFolder, { recursive: true });
  const unlock = await lockFolder(dataFolder);
  try {
    const account = serverAccount();
    const programs = programsFor(account);
    const cluster = await openCluster({ dataFolder, programs, account, isDurable });
    await endOrphan(cluster.data);
    const server = await launch({
      cluster,
      account,
      program: join(programs, 'bin/postgres'),
      settings: isDurable ? settings : { ...settings, ...careless },
      onOutput,
    });
    void server.ended.then(unlock);
    return server;
  } catch (error) {
    unlock();
    throw error;
  }
}

interface Launch {
  cluster: Cluster;
  account: Account | undefined;
  program: string;
  settings: Readonly<Record<string, string>>;
  onOutput: (text: string) => void;
}

async function launch(plan: Launch): Promise<PostgresqlServer> {
  const { user, password } = plan.cluster;
  const sockets = makeSocketFolder(plan.account);
  try {
    const child = await startReady(plan, sockets);
    const guard = guardOf(child.pid, sockets, plan.account);
    const ended = child.ended.then(() => {
      guard.kill();
      rmSync(sockets, { recursive: true, force: true });
    });
    return {
      url: `postgresql://${user}:${password}@localhost:${settings.port}/postgres?host=${encodeURIComponent(sockets)}`,
      pid: child.pid,
      ended,
      async stop() {
        child.signal('SIGINT');
        const timer = setTimeout(() => child.signal('SIGQUIT'), 10_000);
        await ended;
        clearTimeout(timer);
      },
    };
  } catch (error) {
    rmSync(sockets, { recursive: true, force: true });
    throw error;
  }
}

/** Not in the data folder: a socket path is limited to about a hundred characters. */
function makeSocketFolder(account: Account | undefined): string {
  const usual = tmpdir();
  const isUsable = usual.length < 60 && (account === undefined || canEnter(usual));
  const folder = mkdtempSync(join(isUsable ? usual : '/tmp', socketPrefix));
  if (account !== undefined) chownSync(folder, account.uid, account.gid);
  return folder;
}

interface Running {
  pid: number;
  ended: Promise<void>;
  signal(signal: NodeJS.Signals): void;
}

async function startReady(plan: Launch, sockets: string): Promise<Running> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const { child, ended, output } = spawnServer(plan, sockets);
    while (child.exitCode === null && child.signalCode === null && child.pid !== undefined) {
      const note = readNote(plan.cluster.data);
      if (note?.isReady === true && note.pid === child.pid) {
        return { pid: child.pid, ended, signal: (signal) => void child.kill(signal) };
      }
      if (Date.now() > deadline) child.kill('SIGQUIT');
      await wait(20);
    }
    await ended;
    // The processes of a killed server end after a moment.
    const isBlocked = output().includes('pre-existing shared memory block');
    if (!isBlocked || Date.now() > deadline) {
      throw new PostgresqlError(`PostgreSQL does not start: ${reasonIn(output())}`);
    }
    await wait(200);
  }
}

function spawnServer(
  { cluster, account, program, settings: all, onOutput }: Launch,
  sockets: string,
) {
  const options = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(program, ['-D', cluster.data, '-k', sockets, ...options], {
    ...account,
    cwd: cluster.data,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
    // A signal to the process group is for the owner, which stops the server in order.
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-10_000);
      onOutput(text);
    });
  }
  const ended = new Promise<void>((resolve) => {
    child.once('error', (error) => {
      output += error.message;
      resolve();
    });
    child.once('close', () => resolve());
  });
  return { child, ended, output: () => output };
}

function reasonIn(output: string): string {
  const lines = output.trim().split('\n');
  const fatal = lines.findLast((line) => line.includes('FATAL:')) ?? lines.at(-1) ?? '';
  return fatal.replace(/^.*FATAL:\s*/, '');
}

/**
 * Stops the server when this process ends, even by `kill -9`: only then does the channel to the
 * guard close.
 */
function guardOf(pid: number, sockets: string, account: Account | undefined): ChildProcess {
  const script = 'read -r _; kill -INT "$0"; rm -rf "$1"';
  const guard = spawn('/bin/sh', ['-c', script, String(pid), sockets], {
    ...account,
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  guard.once('error', () => undefined);
  guard.unref();
  return guard;
}
