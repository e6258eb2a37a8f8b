import { inspect } from 'node:util';
import { ConfigError } from './environment.ts';
import { PostgresqlError } from './postgresql/postgresql-error.ts';
import { PortInUseError } from './server.ts';

/** A problem that the person at the terminal can solve is reported in one line. */
const explained = [ConfigError, PostgresqlError, PortInUseError];

/**
 * Runs a program until SIGTERM or SIGINT, then stops it in order.
 * @param start - returns a function that stops what it started
 */
export async function run(start: () => Promise<() => Promise<void>>): Promise<void> {
  // Registered before anything is started, so that an early signal still stops in order.
  const { promise: stopRequested, resolve: requestStop } = Promise.withResolvers<void>();
  // A signal that arrives twice, from the group and from a watcher, must not interrupt the
  // stopping.
  process.on('SIGTERM', () => requestStop());
  process.on('SIGINT', () => requestStop());
  try {
    const stop = await start();
    await stopRequested;
    await stop();
    process.exit(0);
  } catch (error) {
    const isExplained = explained.some((kind) => error instanceof kind);
    process.stderr.write(
      `${isExplained && error instanceof Error ? error.message : inspect(error)}\n`,
    );
    process.exit(1);
  }
}
