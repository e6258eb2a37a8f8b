import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, realpathSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** The user of a process. */
export interface Account {
  uid: number;
  gid: number;
}

/** PostgreSQL refuses to run as root, so root runs it as the user `nobody`; any other user runs it as themselves. */
export function serverAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** Whether an account without privileges can enter the folder. */
export function canEnter(folder: string): boolean {
  let path = realpathSync(folder);
  while ((statSync(path).mode & 0o001) !== 0) {
    if (dirname(path) === path) return true;
    path = dirname(path);
  }
  return false;
}

/** Copies what the user `nobody` cannot read where root has its checkout, for example in `/root`. */
export function sharedFolder(): string {
  const folder = '/var/lib/salonica';
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
  return folder;
}
