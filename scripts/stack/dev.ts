import { bin } from './bin.ts';
import { build } from './build.ts';
import type { Children } from './children.ts';
import { healthy } from './health.ts';
import { requireFreePort } from './ports.ts';
import { logs, runWithChildren } from './run.ts';
import { portsFromEnvironment, startBackend, startDatabase, startIdentity } from './services.ts';

const vitePort = 5173;

async function dev(children: Children): Promise<never> {
  const ports = portsFromEnvironment();
  await requireFreePort(ports.app, 'PORT');
  await requireFreePort(ports.identity, 'IDENTITY_EMULATOR_PORT');
  console.log('Starting Salonica for development...');
  const services = { ports, watch: true };
  await build(children, 'packages/tokens');
  void children.serve({
    name: 'tokens watcher',
    args: [bin('@terrazzo/cli', 'tz', 'packages/tokens'), 'build', '--watch'],
    cwd: 'packages/tokens',
  });
  void children.serve({
    name: 'app',
    args: [bin('vite', 'vite', 'apps/web'), '--port', String(vitePort), '--strictPort'],
    cwd: 'apps/web',
    env: { PORT: String(ports.app) },
    output: 'terminal',
  });
  await Promise.all([
    startIdentity(children, services),
    startDatabase(children).then((databaseUrl) =>
      startBackend(children, { ...services, databaseUrl }),
    ),
    Promise.race([healthy(`http://localhost:${vitePort}/`, 'app', 60_000), children.failure]),
  ]);
  console.log(`
  App           http://localhost:${vitePort} (reloads as you edit)
  Backend       http://localhost:${ports.app} (starts again as you edit)
  Demo account  demo@salonica.example / salonica-demo
  Desk          owner@salonica.example and barber@salonica.example, with the same password
  Logs          ${logs}
  To stop       press Ctrl-C
`);
  return children.failure;
}

await runWithChildren(dev, 0);
