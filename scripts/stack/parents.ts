import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

interface Process {
  readonly parent: number;
  readonly name: string;
}

function readProcess(pid: number): Process | undefined {
  try {
    if (process.platform === 'linux') {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const nameEnd = stat.lastIndexOf(')');
      const [, parent = '0'] = stat.slice(nameEnd + 2).split(' ');
      return { parent: Number(parent), name: stat.slice(stat.indexOf('(') + 1, nameEnd) };
    }
    const line = execFileSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)], { encoding: 'utf8' });
    const [parent = '0', ...name] = line.trim().split(/\s+/);
    return { parent: Number(parent), name: name.join(' ').replace(/^.*\//, '') };
  } catch {
    return undefined;
  }
}

/** This process and its ancestors, up to the first command of the package manager. */
function launchers(): number[] {
  const chain = [process.pid];
  let known = 1;
  for (let pid = process.ppid; pid > 1;) {
    const found = readProcess(pid);
    if (found === undefined) break;
    chain.push(pid);
    if (/^(npm|npx|pnpm)\b/.test(found.name)) known = chain.length;
    pid = found.parent;
  }
  return chain.slice(0, Math.max(known, 1));
}

/**
 * Calls back once when an ancestor has ended: package managers do not forward every signal, and orphans would keep
 * running.
 */
export function onLauncherExit(callback: () => void): () => void {
  const chain = launchers();
  const timer = setInterval(() => {
    const intact = chain.every((pid, index) => {
      const parent = chain[index + 1];
      return parent === undefined || readProcess(pid)?.parent === parent;
    });
    if (intact) return;
    clearInterval(timer);
    callback();
  }, 1000);
  timer.unref();
  return () => clearInterval(timer);
}
