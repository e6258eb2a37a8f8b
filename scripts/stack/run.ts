import { Children } from './children.ts';
import { onLauncherExit } from './parents.ts';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

export const logs = 'node_modules/.cache/salonica/logs';

/**
 * Runs a program that has children. However it ends (by itself, by a failure, by a signal or with
 * its parent), its children end first.
 * @param program - resolves with the exit code
 * @param stoppedCode - the exit code after a stop signal
 */
export async function runWithChildren(
  program: (children: Children) => Promise<number>,
  stoppedCode: number,
): Promise<never> {
  const children = new Children(logs);
  let ending: Promise<never> | undefined;

  const end = (code: number): Promise<never> => {
    ending ??= children.stop().then(() => process.exit(code));
    return ending;
  };

  for (const signal of signals) process.on(signal, () => void end(stoppedCode));
  process.once('exit', () => children.killNow());
  onLauncherExit(() => void end(stoppedCode));

  try {
    return await end(await program(children));
  } catch (error) {
    // Failures while the children stop are caused by the stop.
    if (ending === undefined) console.error(error instanceof Error ? error.message : String(error));
    return end(1);
  }
}
