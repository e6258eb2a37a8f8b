import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  globSync,
  lstatSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Account, canEnter, sharedFolder } from './account.ts';
import { PostgresqlError } from './postgresql-error.ts';

/** The server's list of the databases in its folder. */
export interface Cluster {
  /** PostgreSQL's own data directory. */
  data: string;
  user: string;
  password: string;
}

export interface ClusterOptions {
  dataFolder: string;
  programs: string;
  account: Account | undefined;
  /** Whether it has to survive a crash of the machine. */
  isDurable: boolean;
}

const user = 'salonica';

/** The environment of PostgreSQL's programs, without a developer's variables for other servers. */
export const environment = { PATH: process.env['PATH'], LC_ALL: 'C' };

/** Opens the cluster of a data folder; creates it on first use. */
export async function openCluster(options: ClusterOptions): Promise<Cluster> {
  const home = homeOf(options);
  for (const unfinished of globSync(`${home}.new-*`)) rmSync(unfinished, { recursive: true });
  if (!existsSync(home)) await createCluster(home, options);
  const whole = realpathSync(home);
  const password = readFileSync(join(whole, 'password'), 'utf8');
  return { data: join(whole, 'data'), user, password };
}

/** A folder in the data folder; if the account has no access there, a link to an accessible one. */
function homeOf({ dataFolder, account }: ClusterOptions): string {
  const home = join(dataFolder, 'postgresql');
  if (account === undefined) return home;
  chmodSync(dataFolder, statSync(dataFolder).mode | 0o111);
  const isThere = lstatSync(home, { throwIfNoEntry: false });
  if (isThere?.isDirectory() === true || canEnter(dataFolder)) return home;
  const name = createHash('sha256').update(realpathSync(dataFolder)).digest('hex').slice(0, 16);
  const elsewhere = join(sharedFolder(), name);
  if (isThere === undefined) {
    // Deleting the data folder also deletes its databases.
    rmSync(elsewhere, { recursive: true, force: true });
    symlinkSync(elsewhere, home);
  }
  return elsewhere;
}

/**
 * The folder is created atomically: an incomplete cluster, left by a `kill -9`, could never start.
 */
async function createCluster(
  home: string,
  { programs, account, isDurable }: ClusterOptions,
): Promise<void> {
  const unfinished = mkdtempSync(`${home}.new-`);
  const passwordFile = join(unfinished, 'password');
  writeFileSync(passwordFile, randomBytes(32).toString('base64url'), { mode: 0o600 });
  if (account !== undefined) {
    chownSync(unfinished, account.uid, account.gid);
    chownSync(passwordFile, account.uid, account.gid);
  }
  const settings = [
    `--username=${user}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // The same collation and character classes on every machine.
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    // Trigrams use the system locale to recognise letters.
    `--lc-ctype=${process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'}`,
    ...(isDurable ? [] : ['--no-sync']),
  ];
  try {
    await promisify(execFile)(
      join(programs, 'bin/initdb'),
      ['-D', join(unfinished, 'data'), ...settings],
      { ...account, cwd: unfinished, env: environment },
    );
    renameSync(unfinished, home);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
    throw new PostgresqlError(`No database could be made in ${home}: ${said.trim()}`);
  }
}
