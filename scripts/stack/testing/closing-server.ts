import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

// A server that cleans up before it ends.
const server = createServer((_, response) => response.end('ok'));
let closing: Promise<void> | undefined;

async function close(): Promise<void> {
  await wait(500);
  console.log(JSON.stringify({ closed: process.pid }));
  process.exit(0);
}

process.on('SIGTERM', () => {
  closing ??= close();
});
server.listen(0, () => console.log(JSON.stringify({ server: process.pid })));
