import { spawn } from 'node:child_process';

// Node's own watcher loads nothing beforehand and so would not notice that its parent is gone; in the group of this process it
// ends with it.
const args = ['--watch', '--watch-preserve-output', ...process.argv.slice(2)];
spawn(process.execPath, args, { stdio: 'inherit' }).once('exit', (code) => process.exit(code ?? 1));
