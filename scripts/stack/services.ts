import { join } from 'node:path';
import type { Children } from './children.ts';
import { healthy } from './health.ts';

const folder = 'apps/api';
const watched = join(import.meta.dirname, 'watched.ts');

/** How long until the health check of a server times out; generous, because the machine may be busy. */
const timeoutMs = 180_000;

export interface Ports {
  readonly app: number;
  readonly identity: number;
}

function portFrom(variable: string, fallback: number): number {
  const value = process.env[variable];
  if (value === undefined || value === '') return fallback;
  const port = Number(value);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`${variable} is "${value}", but a port is a number from 1 to 65535.`);
}

export function portsFromEnvironment(): Ports {
  return { app: portFrom('PORT', 4173), identity: portFrom('IDENTITY_EMULATOR_PORT', 9099) };
}

export interface Services {
  /** The database of the API. */
  readonly databaseUrl: string;
  readonly ports: Ports;
  readonly env?: Readonly<Record<string, string>>;
  /** Restarts the backend when one of its files changes. */
  readonly watch?: boolean;
}

function program(file: string, watch = false): string[] {
  const args = ['--conditions=@salonica/source', join(folder, 'src', file)];
  return watch ? [watched, ...args] : args;
}

function environment({ ports, env }: Omit<Services, 'databaseUrl'>): Record<string, string> {
  return {
    PORT: String(ports.app),
    IDENTITY_MODE: 'emulator',
    IDENTITY_EMULATOR_PORT: String(ports.identity),
    SAMPLE_RECORDS: 'on',
    PAYMENT_PROVIDER: 'test',
    SALON_ANSWERS: 'on',
    // Less than the timeout of the process that stops it.
    STOP_SECONDS: '3',
    ...env,
  };
}

/**
 * Starts the embedded PostgreSQL, unless `DATABASE_URL` names another.
 *
 * @returns the address of the database
 */
export async function startDatabase(
  children: Children,
  env: Readonly<Record<string, string>> = {},
): Promise<string> {
  const other = process.env['DATABASE_URL'];
  if (other !== undefined && other !== '') return other;
  const message = children.serve({
    name: 'database',
    args: program('programs/database.ts'),
    env,
    stopsLast: true,
  });
  const started = await Promise.race([message, children.failure]);
  if (typeof started === 'object' && started !== null && 'databaseUrl' in started) {
    return String(started.databaseUrl);
  }
  throw new Error('The database did not send its address.');
}

/** Starts the identity emulator and waits until it responds. */
export async function startIdentity(
  children: Children,
  services: Omit<Services, 'databaseUrl'>,
): Promise<void> {
  void children.serve({
    name: 'identity emulator',
    args: program('preview/programs/identity-emulator.ts'),
    env: environment(services),
  });
  const address = `http://127.0.0.1:${services.ports.identity}/`;
  await Promise.race([healthy(address, 'identity emulator', timeoutMs), children.failure]);
}

/** Starts the API and waits until it responds. */
export async function startBackend(children: Children, services: Services): Promise<void> {
  void children.serve({
    name: 'backend',
    args: program('main.ts', services.watch),
    env: { ...environment(services), DATABASE_URL: services.databaseUrl },
  });
  const address = `http://localhost:${services.ports.app}/api/ready`;
  await Promise.race([healthy(address, 'backend', timeoutMs), children.failure]);
}
