import { build } from './build.ts';
import type { Children } from './children.ts';
import { requireFreePort } from './ports.ts';
import { logs, runWithChildren } from './run.ts';
import { portsFromEnvironment, startBackend, startDatabase, startIdentity } from './services.ts';

async function start(children: Children): Promise<never> {
  const ports = portsFromEnvironment();
  await requireFreePort(ports.app, 'PORT');
  await requireFreePort(ports.identity, 'IDENTITY_EMULATOR_PORT');
  const services = { ports };
  console.log('Starting Salonica...');
  await Promise.all([
    build(children, 'apps/web'),
    startIdentity(children, services),
    startDatabase(children).then((databaseUrl) =>
      startBackend(children, { ...services, databaseUrl }),
    ),
  ]);
  console.log(`
  Salonica      http://localhost:${ports.app}
  Demo account  demo@salonica.example / salonica-demo
  Desk          owner@salonica.example and barber@salonica.example, with the same password
  Logs          ${logs}
  To stop       press Ctrl-C
`);
  return children.failure;
}

await runWithChildren(start, 0);
