import { openMailServer } from '../notice-world.ts';
import { type Program, startProgram } from '../start-program.ts';
import { openTestDatabase } from '../test-database.ts';
import { openIdentity } from './identity-stub.ts';

/**
 * Two processes of the whole program on one database, with a mail server: the situation of an API
 * on several machines.
 */
export async function openPair() {
  const database = await openTestDatabase();
  const [mailServer, identity] = [await openMailServer(), await openIdentity()];
  const environment = {
    PORT: '0',
    API_KEY: 'key',
    IDENTITY_MODE: 'emulator',
    IDENTITY_EMULATOR_HOST: '127.0.0.1',
    IDENTITY_EMULATOR_PORT: String(identity.port),
    DATABASE_URL: database.url,
    DATABASE_POOL_SIZE: '5',
    SMTP_URL: mailServer.url,
    RATE_LIMIT_READS: '999999',
    RATE_LIMIT_PAGES: '999999',
    RATE_LIMIT_WRITES: '999999',
  };

  async function run() {
    const program: Program = startProgram('main.ts', environment);
    const url = await Promise.race([
      program.listening,
      program.ended.then((code) => {
        throw new Error(`The API ended with ${code}: ${program.output.text}`);
      }),
    ]);
    return { ...program, url };
  }

  const running = await Promise.all([run(), run()]);

  /** The current address of each, or the last one. */
  const urlOf = (index: 0 | 1) => running[index].url;

  return {
    database,
    urlOf,
    /** Message-ID of every sent mail, in order. */
    mailIds: () =>
      mailServer.received.map((mail) => /^Message-ID: <([^@]+)@/im.exec(mail)?.[1] ?? 'none'),
    /** Kills one process and starts another to replace it. */
    async kill(index: 0 | 1) {
      const { child, ended } = running[index];
      child.kill('SIGKILL');
      await ended;
      running[index] = await run();
    },
    async close() {
      for (const { child } of running) child.kill('SIGKILL');
      await Promise.all(running.map(({ ended }) => ended));
      await mailServer.close();
      await identity.close();
      await database.close();
    },
  };
}

export type Pair = Awaited<ReturnType<typeof openPair>>;
