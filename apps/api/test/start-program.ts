import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

const source = join(import.meta.dirname, '../src');

export interface Program {
  child: ChildProcess;
  /** Its exit code, or null where a signal ended it. */
  ended: Promise<number | null>;
  /** Its whole output. */
  output: { text: string };
  /** Its address, once it listens. */
  listening: Promise<string>;
}

/** Runs one of our programs in a separate process, as the start script does. */
export function startProgram(program: string, env: Record<string, string>): Program {
  const child = spawn(process.execPath, ['--conditions=@salonica/source', join(source, program)], {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const output = { text: '' };
  const { promise: listening, resolve: onListening } = Promise.withResolvers<string>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      output.text += chunk;
      const url = /"event":"listening","url":"([^"]+)"/.exec(output.text)?.[1];
      if (url !== undefined) onListening(url);
    });
  }
  return { child, ended, output, listening };
}
