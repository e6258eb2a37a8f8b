import { linkSync, mkdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { hasCode } from '../http/error-code.ts';

/** Another living process works in the folder. */
export class FolderInUseError extends Error {
  constructor(folder: string, pid: number) {
    super(`The data folder ${folder} is in use by process ${pid}.`);
    this.name = 'FolderInUseError';
  }
}

/**
 * Makes this process the only one that works in the folder; two on one embedded database lose rows.
 * A lock whose process is gone, for example after `kill -9`, is taken over.
 *
 * @returns gives the folder back
 * @throws {@link FolderInUseError} while another living process holds it
 */
export async function lockFolder(folder: string): Promise<() => void> {
  mkdirSync(folder, { recursive: true });
  const lock = join(folder, 'lock');
  const claim = `${lock}.${process.pid}`;
  const owner = identityOf(process.pid);
  if (owner === undefined) throw new Error('This process does not see itself.');
  writeFileSync(claim, owner);
  try {
    while (!tryLink(claim, lock)) {
      await removeStale(folder, lock);
    }
  } finally {
    rmSync(claim, { force: true });
  }
  return () => {
    if (read(lock) === owner) rmSync(lock, { force: true });
  };
}

/** A link appears whole or not at all, so nobody reads half a lock. */
function tryLink(claim: string, lock: string): boolean {
  try {
    linkSync(claim, lock);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/** Only one process at a time may remove a stale lock, or the second would remove the first one's new lock. */
async function removeStale(folder: string, lock: string): Promise<void> {
  const turn = `${lock}.takeover`;
  for (let attempt = 0; ; attempt += 1) {
    try {
      mkdirSync(turn);
      break;
    } catch (error) {
      if (!hasCode(error, 'EEXIST')) throw error;
      // Whoever takes over needs milliseconds: a turn this old was left behind.
      if (attempt === 50) rmdirSync(turn);
      await wait(20);
    }
  }
  try {
    const holder = read(lock);
    if (holder === undefined) return;
    const pid = Number.parseInt(holder, 10);
    if (identityOf(pid) === holder) throw new FolderInUseError(folder, pid);
    rmSync(lock, { force: true });
  } finally {
    rmdirSync(turn);
  }
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/** The pid and, where the system tells, when it started: pids are used again. Undefined when gone. */
function identityOf(pid: number): string | undefined {
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: alive, but someone else's.
    if (!hasCode(error, 'EPERM')) return undefined;
  }
  return `${pid} ${startTime(pid)}`;
}

function startTime(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command's name may hold spaces and brackets; the fields after it are plain.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}
