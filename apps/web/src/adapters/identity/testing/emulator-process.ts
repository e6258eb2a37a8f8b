import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';

const backend = join(import.meta.dirname, '../../../../../api');

export interface IdentityEmulator {
  readonly url: string;
  readonly projectId: string;
  /** The code of the latest reset e-mail to an address. */
  resetCode(email: string): Promise<string | undefined>;
  /** The latest code sent to a phone. */
  phoneCode(number: string): Promise<string | undefined>;
  /** Disables an existing account. */
  disable(email: string): Promise<void>;
  stop(): Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port was given.');
  return address.port;
}

/** The output of the process, up to the line that reports that it listens. */
function listening(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let written = '';
    const read = (chunk: Buffer): void => {
      written += chunk.toString();
      if (written.includes('"listening"')) resolve();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) => reject(new Error(`The emulator ended with ${code}\n${written}`)));
  });
}

/** The project's own identity emulator, as a separate process. */
export async function startEmulator(): Promise<IdentityEmulator> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const projectId = 'demo-salonica';
  const child = spawn(
    process.execPath,
    ['--conditions=@salonica/source', 'src/preview/programs/identity-emulator.ts'],
    {
      cwd: backend,
      env: { ...process.env, NODE_ENV: 'test', IDENTITY_EMULATOR_PORT: String(port) },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  await listening(child);

  const ask = async (path: string, body?: unknown): Promise<unknown> => {
    const answer = await globalThis.fetch(`${url}/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return answer.json();
  };
  const accounts = `identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`;

  return {
    url,
    projectId,
    async resetCode(email) {
      const { oobCodes } = (await ask(`emulator/v1/projects/${projectId}/oobCodes`)) as {
        oobCodes: { email: string; oobCode: string }[];
      };
      return oobCodes.findLast((code) => code.email === email)?.oobCode;
    },
    async phoneCode(number) {
      const { verificationCodes } = (await ask(
        `emulator/v1/projects/${projectId}/verificationCodes`,
      )) as { verificationCodes: { phoneNumber: string; code: string }[] };
      return verificationCodes.findLast(({ phoneNumber }) => phoneNumber === number)?.code;
    },
    async disable(email) {
      const { users } = (await ask(`${accounts}:lookup`, { email: [email] })) as {
        users: { localId: string }[];
      };
      await ask(`${accounts}:update`, { localId: users[0]?.localId, disableUser: true });
    },
    async stop() {
      child.removeAllListeners('exit');
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
