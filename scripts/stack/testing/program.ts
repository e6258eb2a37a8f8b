import { runWithChildren } from '../run.ts';

// A script like the ones that people start: it owns one server and goes on until it is stopped.
await runWithChildren((children) => {
  void children.serve({
    name: 'server',
    args: ['scripts/stack/testing/server.ts'],
    output: 'terminal',
  });
  console.log(JSON.stringify({ program: process.pid }));
  return children.failure;
}, 0);
