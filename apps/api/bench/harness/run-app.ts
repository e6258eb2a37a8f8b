import { fork } from 'node:child_process';
import { join } from 'node:path';
import * as v from 'valibot';

export interface AppProcess {
  url: string;
  /** Ends it as a crash would. */
  kill(): Promise<void>;
}

const messageSchema = v.object({ port: v.number() });

/** Runs the API in a process of its own; see `app-process.ts`. */
export async function runApp(databaseUrl: string, holdsAnswers = false): Promise<AppProcess> {
  const settings = JSON.stringify({ databaseUrl, holdsAnswers });
  const child = fork(join(import.meta.dirname, 'app-process.ts'), [settings], {
    execArgv: ['--conditions=@salonica/source'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  child.once('message', (message) => resolve(v.parse(messageSchema, message).port));
  child.once('exit', (code) => reject(new Error(`The API ended with ${code}.`)));
  const port = await promise;
  return {
    url: `http://127.0.0.1:${port}`,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
