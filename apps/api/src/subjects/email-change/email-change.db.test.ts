import { failureBodySchema, profileResponseSchema } from '@salonica/contract/v1';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { cleanUp } from '../retention/clean-up.ts';
import { customers, emailChanges, mails } from '../../platform/database/schema/index.ts';
import { IdentityUnavailableError } from '../../platform/identity/identity-service.ts';
import { accountCalls, openAccountWorld, secondsOf } from '../../../test/account-world.ts';
import { testNow } from '../../../test/backend.ts';
import { readJson, sent } from '../../../test/read-json.ts';
import { tablesWith } from '../../../test/scan.ts';
import type { Visitor } from '../../../test/visitor.ts';

const path = '/api/v1/profile/email';
const minute = 60_000;
const hour = 60 * minute;

let world: Awaited<ReturnType<typeof openAccountWorld>>;
beforeAll(async () => {
  world = await openAccountWorld();
});
beforeEach(() => {
  // Each test has a separate hour, so that requests of others do not count.
  world.clock.now += 3 * hour;
});
afterAll(() => world.close());

const ask = (visitor: Visitor, email: string, headers?: Record<string, string>) =>
  visitor.send('POST', path, { email }, headers);
const profile = async (visitor: Visitor) =>
  readJson(await visitor.get('/api/v1/profile'), profileResponseSchema);
const confirm = (token: string) =>
  world.backend.visitor().send('POST', `${path}/confirm`, { token });

async function said(response: Response) {
  const { code, message, fields } = sent(failureBodySchema, await response.json());
  return { status: response.status, code, message, fields };
}

async function linkTo(email: string): Promise<string> {
  const [mail] = await world.mailsTo(email);
  return /\/confirm-email\?lang=\w\w&token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
}

const idOf = async (uid: string) => {
  const { db } = world.database;
  const [row] = await db.select().from(customers).where(eq(customers.identityUid, uid));
  return row?.id ?? '';
};

describe('another e-mail', () => {
  test('takes effect once its confirmation link is opened, and the old one is notified', async () => {
    const eleni = world.signIn('eleni');
    expect((await ask(eleni, 'New@Mail.example')).status).toBe(200);
    expect(await profile(eleni)).toMatchObject({
      email: 'eleni@salonica.example',
      emailChange: {
        email: 'new@mail.example',
        expiresAt: new Date(world.clock.now + hour).toISOString(),
      },
    });
    const token = await linkTo('new@mail.example');
    expect(world.sent.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ['new@mail.example', 'Confirm your new email'],
      ['eleni@salonica.example', 'Your email is about to change'],
    ]);
    expect(world.emails.size).toBe(0);

    const done = await confirm(token);
    expect([done.status, await done.json()]).toEqual([200, { email: 'new@mail.example' }]);
    expect(world.emails.get('eleni')).toBe('new@mail.example');
    expect((await world.mailsTo('eleni@salonica.example')).map(({ subject }) => subject)).toEqual([
      'Your email has changed',
    ]);
    // Every session has ended, so no earlier token restores the old address.
    expect((await eleni.get('/api/v1/profile')).status).toBe(401);
    world.clock.now += minute;
    const again = world.signIn('eleni', { email: 'new@mail.example' });
    expect(await profile(again)).toMatchObject({
      email: 'new@mail.example',
      isEmailVerified: true,
      emailChange: null,
    });
  });

  test('is requested in Greek by a Greek visitor', async () => {
    await ask(world.signIn('zoe'), 'zoe2@mail.example', { 'Accept-Language': 'el' });
    expect(await linkTo('zoe2@mail.example')).toHaveLength(43);
    expect(world.sent.map(({ subject }) => subject)).toEqual([
      'Επιβεβαιώστε το νέο σας email',
      'Ζητήθηκε αλλαγή του email σας',
    ]);
  });

  test('needs a recent sign-in, and a different address', async () => {
    const late = world.signIn('late', { authTime: secondsOf(world.clock.now) - 3600 });
    expect(await said(await ask(late, 'late2@mail.example'))).toMatchObject({
      status: 403,
      code: 'recent-sign-in',
    });
    const same = await said(await ask(world.signIn('late'), 'LATE@salonica.example'));
    expect([same.status, same.fields]).toEqual([422, { email: 'This is already your email.' }]);
    const wrong = await said(await ask(world.signIn('late'), 'late'));
    expect([wrong.status, Object.keys(wrong.fields ?? {})]).toEqual([422, ['email']]);
    expect((await ask(world.backend.visitor(), 'a@mail.example')).status).toBe(401);
  });

  test('is not available for an account of Google', async () => {
    world.ways.set('google', ['google.com']);
    const answer = await said(await ask(world.signIn('google'), 'google2@mail.example'));
    expect([answer.status, answer.code]).toEqual([403, 'forbidden']);
  });

  test('is mailed at most five times an hour', async () => {
    const often = world.signIn('often');
    const statuses: number[] = [];
    for (const number of [1, 2, 3, 4, 5, 6]) {
      statuses.push((await ask(often, `often${number}@mail.example`)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    world.clock.now += hour + 1;
    expect((await ask(world.signIn('often'), 'often7@mail.example')).status).toBe(200);
  });

  test('does not reveal existing accounts before its mailbox is proven', async () => {
    const other = world.signIn('taken');
    await profile(other);
    world.emails.set('taken', 'taken@salonica.example');
    expect((await ask(world.signIn('asks'), 'taken@salonica.example')).status).toBe(200);
    const token = await linkTo('taken@salonica.example');
    expect(await said(await confirm(token))).toMatchObject({ status: 409, code: 'email-taken' });
    expect((await profile(world.signIn('asks'))).email).toBe('asks@salonica.example');
    expect((await profile(other)).email).toBe('taken@salonica.example');
    expect((await confirm(token)).status).toBe(404);
  });
});

describe('a link', () => {
  test('works for an hour, until it is cancelled, or another address is requested', async () => {
    const mara = world.signIn('mara');
    await ask(mara, 'mara2@mail.example');
    const cancelled = await linkTo('mara2@mail.example');
    expect((await mara.send('DELETE', path)).status).toBe(200);
    expect((await profile(mara)).emailChange).toBeNull();
    await ask(mara, 'mara3@mail.example');
    const replaced = await linkTo('mara3@mail.example');
    await ask(mara, 'mara4@mail.example');
    const expired = await linkTo('mara4@mail.example');
    world.clock.now += hour;
    for (const token of [cancelled, replaced, expired, 'x'.repeat(43)]) {
      expect((await confirm(token)).status).toBe(404);
    }
    expect(world.emails.has('mara')).toBe(false);
    // An expired request is shown until it is cancelled or sent again.
    expect((await profile(world.signIn('mara'))).emailChange?.email).toBe('mara4@mail.example');
  });

  test('keeps working when another one is sent to the same address', async () => {
    const nikos = world.signIn('nikos');
    await ask(nikos, 'nikos2@mail.example');
    const first = await linkTo('nikos2@mail.example');
    await ask(nikos, 'nikos2@mail.example');
    const second = await linkTo('nikos2@mail.example');
    expect((await confirm(first)).status).toBe(200);
    expect((await confirm(second)).status).toBe(404);
    world.clock.now += minute;
    const later = world.signIn('nikos', { email: 'nikos2@mail.example' });
    expect((await profile(later)).email).toBe('nikos2@mail.example');
  });

  test('gives the same result at every press, also concurrently', async () => {
    await ask(world.signIn('twice'), 'twice2@mail.example');
    const token = await linkTo('twice2@mail.example');
    const answers = await Promise.all([confirm(token), confirm(token)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await confirm(token)).status).toBe(200);
    expect(await world.mailsTo('twice@salonica.example')).toHaveLength(1);
  });

  test('of two concurrent requests only one works', async () => {
    const both = world.signIn('both');
    await profile(both);
    await Promise.all([ask(both, 'both2@mail.example'), ask(both, 'both3@mail.example')]);
    await world.runJobs();
    const open = (await profile(both)).emailChange?.email;
    const rows = await world.database.db
      .select()
      .from(emailChanges)
      .where(eq(emailChanges.customerId, await idOf('both')));
    expect(rows.filter(({ endedAt }) => endedAt === null).map(({ email }) => email)).toEqual([
      open,
    ]);
  });

  test('is kept for another attempt while the identity service is unavailable', async () => {
    await ask(world.signIn('away'), 'away2@mail.example');
    const token = await linkTo('away2@mail.example');
    vi.spyOn(world.identity, 'changeEmail').mockRejectedValueOnce(
      new IdentityUnavailableError('down'),
    );
    expect((await confirm(token)).status).toBe(503);
    expect((await confirm(token)).status).toBe(200);
  });

  test('of an address that another account takes meanwhile has no effect', async () => {
    await ask(world.signIn('slow'), 'fast@salonica.example');
    const token = await linkTo('fast@salonica.example');
    world.emails.set('fast', 'fast@salonica.example');
    await profile(world.signIn('fast'));
    expect((await confirm(token)).status).toBe(409);
    expect((await profile(world.signIn('slow'))).email).toBe('slow@salonica.example');
  });

  test('is stored as a hash only, and no download contains it', async () => {
    const secret = world.signIn('secret');
    await ask(secret, 'secret2@mail.example');
    const early = await (await accountCalls(secret).download()).text();
    expect(early).toContain('secret2@mail.example');
    expect(early).not.toContain('linkToken');
    const token = await linkTo('secret2@mail.example');
    expect(token).toHaveLength(43);
    expect(await tablesWith(world.database.db, token)).toEqual([]);
  });
});

test('abandoned requests are deleted with their mails', async () => {
  await ask(world.signIn('forgets'), 'forgets2@mail.example');
  await world.runJobs();
  const { db } = world.database;
  const kept = async () => (await tablesWith(db, 'forgets2@mail.example')).toSorted();
  expect(await kept()).toEqual(['public.email_changes', 'public.mails']);
  await cleanUp(db, world.clock.now + 8 * 24 * hour);
  expect(await kept()).toEqual([]);
});

test('a deleted account leaves no former or requested address', async () => {
  const { db } = world.database;
  const leaver = world.signIn('leaver');
  await ask(leaver, 'leaver2@mail.example');
  const newsletter = { email: 'leaver@salonica.example' };
  await leaver.send('POST', '/api/v1/newsletter', newsletter);
  world.clock.now += minute;
  await confirm(await linkTo('leaver2@mail.example'));
  world.clock.now += minute;
  const changed = world.signIn('leaver', { email: 'leaver2@mail.example' });
  await ask(changed, 'leaver3@mail.example');
  await world.runJobs();
  expect((await db.select().from(mails)).length).toBeGreaterThan(0);
  expect(await accountCalls(changed).delete()).toEqual({ isComplete: true });
  world.clock.now += 20 * minute;
  await world.runJobs();
  for (const email of ['leaver@salonica.example', 'leaver2@mail', 'leaver3@mail']) {
    expect(await tablesWith(db, email)).toEqual([]);
  }
  expect(world.clock.now).toBeGreaterThan(testNow);
});
