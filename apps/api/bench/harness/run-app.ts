import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import * as v from 'valibot';

export interface AppProcess {
  url: string;
  /** Memory in use after a collection, in bytes. */
  heap(): Promise<number>;
  /** All memory of the process, in bytes. */
  rss(): Promise<number>;
  /** Ends it like a crash. */
  kill(): Promise<void>;
}

const messageSchema = v.object({ port: v.number() });
const memorySchema = v.object({ heap: v.number(), rss: v.number() });

/** Runs the API in a separate process; see `app-process.ts`. */
export const runApp = (
  databaseUrl: string,
  { holdsResponses = false, appFolder }: { holdsResponses?: boolean; appFolder?: string } = {},
): Promise<AppProcess> =>
  runProgram('app-process.ts', [JSON.stringify({ databaseUrl, holdsResponses, appFolder })]);

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
  const memory = async () => {
    const answered = once(child, 'message');
    child.send('memory');
    return v.parse(v.tuple([memorySchema]), (await answered).slice(0, 1))[0];
  };
  return {
    url: `http://127.0.0.1:${port}`,
    heap: async () => (await memory()).heap,
    rss: async () => (await memory()).rss,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
