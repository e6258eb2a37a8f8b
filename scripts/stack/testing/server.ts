import { spawn } from 'node:child_process';
import { createServer } from 'node:http';

// A server with a child process; on request, it ignores the signal to stop.
if (process.env['STUBBORN'] !== undefined) process.on('SIGTERM', () => {});

const helper = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
const server = createServer((_, response) => response.end('ok'));
server.listen(0, () => console.log(JSON.stringify({ server: process.pid, helper: helper.pid })));
