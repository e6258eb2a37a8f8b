import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { PostgresqlError } from './postgresql-error.ts';

/** Name prefix of every folder with a server socket. */
export const socketPrefix = 'salonica-';

/** The state file of a running server. */
export interface ServerNote {
  pid: number;
  socketFolder: string;
  isReady: boolean;
}

/**
 * Reads the state file of the server that runs in the data directory, or of one that was killed
 * there.
 */
export function readNote(data: string): ServerNote | undefined {
  let text: string;
  try {
    text = readFileSync(join(data, 'postmaster.pid'), 'utf8');
  } catch {
    return undefined;
  }
  const [pid = '', , , , socketFolder = '', , , status = ''] = text.split('\n');
  return { pid: Number(pid), socketFolder, isReady: status.trim() === 'ready' };
}

/** Stops the orphaned server of an earlier process and removes its leftovers. */
export async function endOrphan(data: string, timeoutMs = 30_000): Promise<void> {
  const note = readNote(data);
  if (note === undefined) return;
  const deadline = Date.now() + timeoutMs;
  const command = commandOf(note.pid);
  if (isServer(command, data)) {
    process.kill(note.pid, 'SIGINT');
    while (isServer(commandOf(note.pid), data)) {
      if (Date.now() > deadline) {
        throw new PostgresqlError(`The server with process id ${note.pid} does not stop.`);
      }
      await wait(50);
    }
  } else if (command !== undefined) {
    // Pids are reused, and PostgreSQL would take the process with this one for its own server.
    rmSync(join(data, 'postmaster.pid'), { force: true });
  }
  if (basename(note.socketFolder).startsWith(socketPrefix)) {
    rmSync(note.socketFolder, { recursive: true, force: true });
  }
}

function isServer(command: string | undefined, data: string): boolean {
  return command !== undefined && command.includes('postgres') && command.includes(data);
}

/** The command line of a process; undefined for one that has ended. */
function commandOf(pid: number): string | undefined {
  try {
    return process.platform === 'linux'
      ? readFileSync(`/proc/${pid}/cmdline`, 'utf8')
      : execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return undefined;
  }
}
