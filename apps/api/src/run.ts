import { inspect } from 'node:util';
import { ConfigError } from './environment.ts';
import { PostgresqlError } from './postgresql/postgresql-error.ts';
import { PortInUseError } from './server.ts';

/** Problems that the person at the terminal can solve: one line says all. */
const explained = [ConfigError, PostgresqlError, PortInUseError];

/**
 * Runs a program until SIGTERM or SIGINT, then stops it in order.
 *
 * @param start - returns how to stop what it started
 */
export async function run(start: () => Promise<() => Promise<void>>): Promise<void> {
  // Heard before anything is started, so that an early signal still stops in order.
  const { promise: stopAsked, resolve: askToStop } = Promise.withResolvers<void>();
  // A signal that comes twice, to the group and by way of a watcher, must not cut the stopping short.
  process.on('SIGTERM', () => askToStop());
  process.on('SIGINT', () => askToStop());
  try {
    const stop = await start();
    await stopAsked;
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
