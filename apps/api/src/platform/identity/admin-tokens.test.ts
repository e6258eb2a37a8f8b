import { createServer } from 'node:http';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportPKCS8, generateKeyPair, jwtVerify } from 'jose';
import { expect, test } from 'vitest';
import { ConfigError } from '../environment.ts';
import { adminTokens } from './admin-tokens.ts';
import { IdentityUnavailableError } from './identity-service.ts';
import { listening } from '../server.ts';
import { testNow } from '../../../test/backend.ts';
import { temporaryFolder } from '../../../test/temporary-folder.ts';

/** Google's token endpoint, which responds with the number of the call. */
async function openGoogle() {
  const asked: URLSearchParams[] = [];
  let status = 200;
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      asked.push(new URLSearchParams(text));
      response
        .writeHead(status, { 'Content-Type': 'application/json' })
        .end(JSON.stringify({ access_token: `token-${asked.length}`, expires_in: 3600 }));
    });
  });
  server.listen(0, '127.0.0.1');
  const running = await listening(server, 0);
  return {
    asked,
    url: `http://127.0.0.1:${running.port}/token`,
    fail: () => (status = 500),
    [Symbol.asyncDispose]: () => running.close(),
  };
}

async function keyFile(url: string) {
  const pair = await generateKeyPair('RS256', { extractable: true });
  const folder = temporaryFolder();
  const file = join(folder, 'key.json');
  writeFileSync(
    file,
    JSON.stringify({
      client_email: 'api@salonica.example',
      private_key: await exportPKCS8(pair.privateKey),
      token_uri: url,
    }),
  );
  return { file, publicKey: pair.publicKey };
}

test('a service account signs its token request, and requests another token when it expires', async () => {
  await using google = await openGoogle();
  const { file, publicKey } = await keyFile(google.url);
  let time = testNow;
  const token = adminTokens(file, () => time);
  expect([await token(), await token()]).toEqual(['token-1', 'token-1']);
  const { payload } = await jwtVerify(google.asked[0]?.get('assertion') ?? '', publicKey, {
    issuer: 'api@salonica.example',
    audience: google.url,
    currentDate: new Date(testNow),
  });
  expect(payload['scope']).toBe('https://www.googleapis.com/auth/identitytoolkit');
  expect(google.asked[0]?.get('grant_type')).toBe('urn:ietf:params:oauth:grant-type:jwt-bearer');
  time += 3600 * 1000;
  expect(await token()).toBe('token-2');
});

test('without a response the identity service is not available', async () => {
  await using google = await openGoogle();
  const { file } = await keyFile(google.url);
  google.fail();
  await expect(adminTokens(file, () => testNow)()).rejects.toThrow(IdentityUnavailableError);
});

test('an invalid key file is refused at the start, without printing its content', () => {
  const folder = temporaryFolder();
  const file = join(folder, 'key.json');
  writeFileSync(file, '{"private_key":"secret"}');
  const said = 'IDENTITY_SERVICE_ACCOUNT is the file of a service account key.';
  expect(() => adminTokens(file, () => testNow)).toThrow(new ConfigError(said));
  expect(() => adminTokens(join(folder, 'none.json'), () => testNow)).toThrow(said);
});

test('the emulator trusts its owner', async () => {
  expect(await adminTokens(undefined, () => testNow)()).toBe('owner');
});
