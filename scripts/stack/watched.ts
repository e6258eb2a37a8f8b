import { spawn } from 'node:child_process';

// Node's own watcher preloads nothing and would not notice that its parent has ended; in the group of this process it
// ends with it.
const args = ['--watch', '--watch-preserve-output', ...process.argv.slice(2)];
const watcher = spawn(process.execPath, args, { stdio: 'inherit' });
watcher.once('exit', (code) => process.exit(code ?? 1));

// The leader of the group has to end last: the rest of the group is killed then.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => watcher.kill(signal));
