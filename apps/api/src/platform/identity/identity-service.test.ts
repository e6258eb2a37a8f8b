import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { listening } from '../server.ts';
import { createIdentityService, IdentityUnavailableError } from './identity-service.ts';

const account = { email: 'a@b.example', password: 'eight chars', displayName: 'A' };

/** An identity service with a fixed response. */
async function answering(status: number, body: string) {
  const server = createServer((_request, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(body);
  });
  server.listen(0, '127.0.0.1');
  const running = await listening(server, 0);
  return {
    service: createIdentityService(`http://127.0.0.1:${running.port}`, 'key', {
      projectId: 'demo',
      token: async () => 'owner',
    }),
    [Symbol.asyncDispose]: () => running.close(),
  };
}

const refusal = (message: string) => JSON.stringify({ error: { message } });

test.each([
  ['EMAIL_EXISTS', { kind: 'email-taken' }],
  ['DUPLICATE_EMAIL', { kind: 'email-taken' }],
  ['INVALID_EMAIL', { kind: 'invalid', field: 'identity' }],
  ['WEAK_PASSWORD : Password should be longer', { kind: 'invalid', field: 'password' }],
])('%s means %j', async (code, expected) => {
  await using identity = await answering(400, refusal(code));
  expect(await identity.service.createAccount(account)).toEqual(expected);
});

test.each([
  'INVALID_LOGIN_CREDENTIALS',
  'INVALID_PASSWORD',
  'EMAIL_NOT_FOUND',
  'USER_DISABLED : The account has been disabled',
])('refuses a password of no account that fails with %s', async (code) => {
  await using identity = await answering(400, refusal(code));
  expect(await identity.service.verifyPassword('a@b.example', 'wrong')).toBeUndefined();
});

test.each([
  'TOO_MANY_ATTEMPTS_TRY_LATER : Try again later',
  'QUOTA_EXCEEDED',
  'PASSWORD_LOGIN_DISABLED',
])('%s says nothing about the password', async (code) => {
  await using identity = await answering(400, refusal(code));
  const answer = identity.service.verifyPassword('a@b.example', 'right');
  await expect(answer).rejects.toThrow(IdentityUnavailableError);
});

test.each([
  ['an unknown refusal', 400, refusal('OPERATION_NOT_ALLOWED')],
  ['an error of the service', 503, refusal('EMAIL_EXISTS')],
  ['a page instead of JSON', 200, '<html>'],
  ['a refusal in another shape', 400, '{}'],
])('%s means that the service is not available', async (_case, status, body) => {
  await using identity = await answering(status, body);
  await expect(identity.service.createAccount(account)).rejects.toThrow(IdentityUnavailableError);
});

test('no response means that the service is not available', async () => {
  const identity = await answering(200, '{}');
  await identity[Symbol.asyncDispose]();
  await expect(identity.service.createAccount(account)).rejects.toThrow(IdentityUnavailableError);
});

test.each([
  [200, '{"kind":"identitytoolkit#DeleteAccountResponse"}', true],
  [400, refusal('USER_NOT_FOUND'), true],
  [400, refusal('TOKEN_EXPIRED'), false],
  [400, refusal('CREDENTIAL_TOO_OLD_LOGIN_AGAIN'), false],
])('a deletion with the response %i %s is done: %s', async (status, body, isDone) => {
  await using identity = await answering(status, body);
  expect(await identity.service.deleteAccount('token')).toBe(isDone);
});

test('a throttled deletion is retried', async () => {
  await using identity = await answering(400, refusal('TOO_MANY_ATTEMPTS_TRY_LATER'));
  await expect(identity.service.deleteAccount('token')).rejects.toThrow(IdentityUnavailableError);
});

test.each([
  [200, '{"localId":"a"}', 'changed'],
  [400, refusal('EMAIL_EXISTS'), 'email-taken'],
  [400, refusal('INVALID_EMAIL'), 'invalid'],
  [400, refusal('USER_NOT_FOUND : There is no such account'), 'gone'],
])('a change of e-mail with the response %i %s is %s', async (status, body, result) => {
  await using identity = await answering(status, body);
  expect(await identity.service.changeEmail('a', 'new@b.example')).toBe(result);
});

test('a change of e-mail that is not permitted is retried', async () => {
  await using identity = await answering(403, refusal('PERMISSION_DENIED'));
  const answer = identity.service.changeEmail('a', 'new@b.example');
  await expect(answer).rejects.toThrow(IdentityUnavailableError);
});

test('an unknown account is not found', async () => {
  await using identity = await answering(200, '{"kind":"lookup"}');
  expect(await identity.service.accountOf('a')).toBeUndefined();
});

test('an account is read with its ways to sign in', async () => {
  const user = {
    email: 'A@B.example',
    passwordUpdatedAt: 5,
    providerUserInfo: [{ providerId: 'password' }, { providerId: 'google.com' }],
  };
  await using identity = await answering(200, JSON.stringify({ users: [user] }));
  expect(await identity.service.accountOf('a')).toEqual({
    email: 'a@b.example',
    providers: ['google.com', 'password'],
    passwordChangedAt: 5,
  });
});

test('an account that is gone can be neither verified nor signed out', async () => {
  await using identity = await answering(400, refusal('USER_NOT_FOUND'));
  expect(await identity.service.markVerified('a')).toBe(false);
  await expect(identity.service.endSessions('a', 1)).resolves.toBeUndefined();
});

test('a failed end of sessions is no success', async () => {
  await using identity = await answering(403, refusal('PERMISSION_DENIED'));
  await expect(identity.service.endSessions('a', 1)).rejects.toThrow(IdentityUnavailableError);
  await expect(identity.service.markVerified('a')).rejects.toThrow(IdentityUnavailableError);
});
