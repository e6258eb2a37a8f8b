import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { makeTemporaryFolder } from './temporary-folder.ts';

export interface TemporaryPostgresql {
  url: string;
  stop(): Promise<void>;
}

/** Folder of the server's programs; undefined where PostgreSQL is not installed. */
export function postgresqlPrograms(): string | undefined {
  const installed = globSync('/usr/lib/postgresql/*/bin/initdb').map((file) => dirname(file));
  const onPath = (process.env['PATH'] ?? '').split(delimiter);
  return [...installed.toReversed(), ...onPath].find((folder) =>
    ['initdb', 'postgres'].every((program) => existsSync(join(folder, program))),
  );
}

/** Starts a server of our own on a socket in a temporary folder: no port, nothing left behind. */
export async function startPostgresql(programs: string): Promise<TemporaryPostgresql> {
  const folder = makeTemporaryFolder();
  const data = join(folder, 'data');
  const owner = unprivilegedOwner();
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid);
  const settings = ['--auth=trust', '--username=salonica', '--no-sync', '--encoding=UTF8'];
  execFileSync(join(programs, 'initdb'), ['-D', data, ...settings], {
    ...owner,
    cwd: folder,
    stdio: 'ignore',
  });
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, '-k', folder, '-c', 'listen_addresses=', '-c', 'fsync=off'],
    { ...owner, cwd: folder, stdio: 'ignore' },
  );
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  while (!isReady(data)) {
    if (server.exitCode !== null) throw new Error('The temporary PostgreSQL server did not start.');
    await wait(50);
  }
  return {
    url: `postgresql://salonica@localhost/postgres?host=${encodeURIComponent(folder)}`,
    async stop() {
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The server's own word: its socket is there before it lets anyone in. */
function isReady(data: string): boolean {
  const state = join(data, 'postmaster.pid');
  return existsSync(state) && /^ready\s*$/m.test(readFileSync(state, 'utf8'));
}

/** PostgreSQL refuses to run as root, so a root runs it as nobody. */
function unprivilegedOwner(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}
