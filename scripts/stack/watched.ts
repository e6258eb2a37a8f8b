import { spawn } from 'node:child_process';

// Node's own watcher loads nothing beforehand and so would not notice that its parent is gone; in the group of this process it
// ends with it.
const args = ['--watch', '--watch-preserve-output', ...process.argv.slice(2)];
const watcher = spawn(process.execPath, args, { stdio: 'inherit' });
watcher.once('exit', (code) => process.exit(code ?? 1));

// Whoever leads the group has to end last: what is left of the group then is killed.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => watcher.kill(signal));
