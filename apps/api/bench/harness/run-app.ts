import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import * as v from 'valibot';

export interface AppProcess {
  url: string;
  /** Memory in use after a collection, in bytes. */
  heap(): Promise<number>;
  /** Ends it like a crash. */
  kill(): Promise<void>;
}

const messageSchema = v.object({ port: v.number() });
const heapSchema = v.object({ heap: v.number() });

/** Runs the API in a separate process; see `app-process.ts`. */
export const runApp = (databaseUrl: string, holdsResponses = false): Promise<AppProcess> =>
  runProgram('app-process.ts', [JSON.stringify({ databaseUrl, holdsResponses })]);

/** Runs a server that responds with the requested path. */
export const runEcho = (): Promise<AppProcess> => runProgram('echo-process.ts', []);

async function runProgram(program: string, args: readonly string[]): Promise<AppProcess> {
  const child = fork(join(import.meta.dirname, program), args, {
    execArgv: ['--conditions=@salonica/source', '--expose-gc'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  child.once('message', (message) => resolve(v.parse(messageSchema, message).port));
  child.once('exit', (code) => reject(new Error(`${program} ended with ${code}.`)));
  const port = await promise;
  return {
    url: `http://127.0.0.1:${port}`,
    async heap() {
      const answered = once(child, 'message');
      child.send('heap');
      return v.parse(v.tuple([heapSchema]), (await answered).slice(0, 1))[0].heap;
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
