import { runWithChildren } from '../run.ts';

// A script like the user's: it owns one server and runs until it is stopped.
await runWithChildren((children) => {
  void children.serve({
    name: 'server',
    args: ['scripts/stack/testing/server.ts'],
    output: 'terminal',
  });
  console.log(JSON.stringify({ program: process.pid }));
  return children.failure;
}, 0);
