import { createServer } from 'node:http';
import { issuerOf } from '../../src/platform/identity/token-claims.ts';

const project = 'demo-salonica';

/** Replaces the identity emulator: accepts every account. */
export async function openIdentity() {
  const server = createServer((request, response) => {
    request.resume();
    response.setHeader('Content-Type', 'application/json').end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** A token in the emulator's format: unsigned. */
export function tokenOf(uid: string): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    iss: issuerOf(project),
    aud: project,
    sub: uid,
    iat: now,
    auth_time: now,
    exp: now + 3600,
    email: `${uid}@salonica.example`,
    email_verified: true,
    name: uid,
  };
  return `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded(claims)}.`;
}
