import { emailVerifiedSchema, profileResponseSchema } from '@salonica/contract/v1';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { customers, mails } from '../../platform/database/schema/index.ts';
import { IdentityUnavailableError } from '../../platform/identity/identity-service.ts';
import { accountCalls, openAccountWorld, secondsOf } from '../../../test/account-world.ts';
import { readJson } from '../../../test/read-json.ts';
import { tablesWith } from '../../../test/scan.ts';
import type { Visitor } from '../../../test/visitor.ts';

const path = '/api/v1/profile/email/verification';
const feedPath = '/api/v1/calendar-feed';
const minute = 60_000;
const hour = 60 * minute;

let world: Awaited<ReturnType<typeof openAccountWorld>>;
beforeAll(async () => {
  world = await openAccountWorld();
});
beforeEach(() => {
  // Each test has a separate day, so that links of others do not count.
  world.clock.now += 25 * hour;
});
afterAll(() => world.close());

const profile = async (visitor: Visitor) =>
  readJson(await visitor.get('/api/v1/profile'), profileResponseSchema);
const isVerified = async (visitor: Visitor) => (await profile(visitor)).isEmailVerified;
const again = (visitor: Visitor, headers?: Record<string, string>) =>
  visitor.send('POST', path, undefined, headers);
const press = (token: string, visitor = world.backend.visitor()) =>
  visitor.send('POST', `${path}/confirm`, { token });
const pressed = async (token: string, visitor?: Visitor) =>
  readJson(await press(token, visitor), emailVerifiedSchema);
/** A browser of an account whose address did not answer. */
const claim = (name: string) => world.signIn(name, { isEmailVerified: false });

/** New mails to a customer. */
async function mailsTo(name: string) {
  world.sent.length = 0;
  await world.runJobs();
  return world.sent.filter(({ recipient }) => recipient === `${name}@salonica.example`);
}

async function linkTo(name: string): Promise<string> {
  const [mail] = await mailsTo(name);
  return /\/verify-email\?lang=\w\w&token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
}

describe('the address of a new account', () => {
  test('is asked once, and verified by the link in the browser of the account', async () => {
    const eleni = claim('eleni');
    expect(await isVerified(eleni)).toBe(false);
    expect(await isVerified(eleni)).toBe(false);
    const token = await linkTo('eleni');
    expect(world.sent.map(({ subject }) => subject)).toEqual(['Confirm your email']);
    expect(await pressed(token, eleni)).toEqual({
      email: 'eleni@salonica.example',
      wasVerified: false,
      keepsSession: true,
    });
    expect(world.verified.has('eleni')).toBe(true);
    expect(world.ended.get('eleni')).toBe(secondsOf(world.clock.now));
    expect(await isVerified(eleni)).toBe(true);
    expect(await mailsTo('eleni')).toEqual([]);
  });

  test('is asked in Greek', async () => {
    await claim('zoe').get('/api/v1/profile', { 'Accept-Language': 'el' });
    expect(await linkTo('zoe')).toHaveLength(43);
    expect(world.sent.map(({ subject }) => subject)).toEqual(['Επιβεβαιώστε το email σας']);
  });

  test('is not asked where Google or Apple vouches for it', async () => {
    expect(await isVerified(world.signIn('vouched'))).toBe(true);
    expect(await mailsTo('vouched')).toEqual([]);
  });

  test('verified in another browser ends the sessions of all', async () => {
    const first = claim('phone');
    await profile(first);
    const token = await linkTo('phone');
    const stranger = claim('stranger');
    expect((await pressed(token, stranger)).keepsSession).toBe(false);
    expect((await first.get('/api/v1/profile')).status).toBe(401);
    expect(world.ended.get('phone')).toBe(secondsOf(world.clock.now) + 1);
    world.clock.now += minute;
    expect(await isVerified(world.signIn('phone'))).toBe(true);
  });

  test('is asked again at most five times an hour', async () => {
    const often = claim('often');
    await profile(often);
    const statuses: number[] = [];
    for (let call = 0; call < 5; call += 1) statuses.push((await again(often)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
    expect(await mailsTo('often')).toHaveLength(5);
    world.clock.now += hour + 1;
    expect((await again(claim('often'))).status).toBe(200);
  });

  test('that answered is not asked again', async () => {
    const done = world.signIn('done');
    expect((await again(done)).status).toBe(200);
    expect(await mailsTo('done')).toEqual([]);
    expect((await again(world.backend.visitor())).status).toBe(401);
  });
});

describe('a link', () => {
  test('that was used says so, as does one that another made needless', async () => {
    const nikos = claim('nikos');
    await profile(nikos);
    const first = await linkTo('nikos');
    await again(nikos);
    const second = await linkTo('nikos');
    expect((await pressed(first, nikos)).wasVerified).toBe(false);
    expect((await pressed(first, nikos)).wasVerified).toBe(true);
    expect((await pressed(second, nikos)).wasVerified).toBe(true);
  });

  test('works for a day', async () => {
    await profile(claim('old'));
    const token = await linkTo('old');
    world.clock.now += 24 * hour;
    const response = await press(token);
    expect(response.status).toBe(410);
    expect(await response.json()).toMatchObject({ code: 'link-over' });
    expect(world.verified.has('old')).toBe(false);
  });

  test('that no mail contained is not found', async () => {
    expect((await press('x'.repeat(43))).status).toBe(404);
    expect((await press('x')).status).toBe(422);
  });

  test('of an e-mail change does not verify, and the reverse', async () => {
    const mara = claim('mara');
    await profile(mara);
    const token = await linkTo('mara');
    const change = '/api/v1/profile/email/confirm';
    expect((await mara.send('POST', change, { token })).status).toBe(404);
    expect(await isVerified(mara)).toBe(false);
  });

  test('verifies no address that the account no longer has', async () => {
    await profile(claim('gone'));
    const token = await linkTo('gone');
    world.emails.set('gone', 'other@mail.example');
    expect((await press(token)).status).toBe(410);
    expect(world.verified.has('gone')).toBe(false);
  });

  test('is kept for another attempt while the identity service is unavailable', async () => {
    await profile(claim('away'));
    const token = await linkTo('away');
    const down = new IdentityUnavailableError('down');
    vi.spyOn(world.identity, 'markVerified').mockRejectedValueOnce(down);
    expect((await press(token)).status).toBe(503);
    expect((await pressed(token)).wasVerified).toBe(false);
  });

  test('has the same result at every press, also concurrently', async () => {
    const twice = claim('twice');
    await profile(twice);
    const token = await linkTo('twice');
    const answers = await Promise.all([press(token, twice), press(token, twice)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await isVerified(twice)).toBe(true);
  });

  test('is stored as a hash only', async () => {
    await profile(claim('secret'));
    const early = await (await accountCalls(claim('secret')).download()).text();
    expect(early).not.toContain('linkToken');
    const token = await linkTo('secret');
    expect(await tablesWith(world.database.db, token)).toEqual([]);
  });
});

describe('what was left in an account ends', () => {
  const feedOf = async (visitor: Visitor) => (await visitor.get(feedPath)).json();
  async function leave(visitor: Visitor, wanted: string) {
    expect((await visitor.send('POST', feedPath)).status).toBe(200);
    const change = await visitor.send('POST', '/api/v1/profile/email', { email: wanted });
    expect(change.status).toBe(200);
  }
  const nothing = async (visitor: Visitor) => {
    expect(await feedOf(visitor)).toEqual({ createdAt: null });
    expect((await profile(visitor)).emailChange).toBeNull();
  };

  test('when its address answers by a link', async () => {
    const intruder = claim('owner1');
    await leave(intruder, 'intruder1@mail.example');
    const token = await linkTo('owner1');
    world.clock.now += minute;
    const owner = claim('owner1');
    await profile(owner);
    await pressed(token, owner);
    await nothing(owner);
    expect((await intruder.get('/api/v1/profile')).status).toBe(401);
  });

  test('when its address answers by a verified sign-in', async () => {
    const intruder = claim('owner2');
    await leave(intruder, 'intruder2@mail.example');
    world.clock.now += minute;
    world.ways.set('owner2', ['google.com']);
    const owner = world.signIn('owner2', { provider: 'google.com' });
    await nothing(owner);
    expect((await intruder.get('/api/v1/profile')).status).toBe(401);
    expect(world.ended.get('owner2')).toBe(secondsOf(world.clock.now));
  });

  test.each([
    ['another way to sign in', { providers: ['google.com', 'password'], passwordChangedAt: 1 }],
    ['another password', { providers: ['password'], passwordChangedAt: 2 }],
  ])('when the account gets %s', async (kind, account) => {
    const name = kind.replaceAll(' ', '-');
    const intruder = world.signIn(name);
    await leave(intruder, `${name}@mail.example`);
    world.clock.now += minute;
    vi.spyOn(world.identity, 'accountOf').mockResolvedValueOnce({ email: undefined, ...account });
    const owner = world.signIn(name);
    await nothing(owner);
    expect((await intruder.get('/api/v1/profile')).status).toBe(401);
  });

  test('but not at an ordinary sign-in', async () => {
    const first = world.signIn('usual');
    await leave(first, 'usual2@mail.example');
    world.clock.now += minute;
    const second = world.signIn('usual');
    expect((await profile(second)).emailChange?.email).toBe('usual2@mail.example');
    expect(await feedOf(first)).not.toEqual({ createdAt: null });
  });

  test('and a session of a way that was removed is refused', async () => {
    await profile(world.signIn('removed', { provider: 'password' }));
    world.clock.now += minute;
    world.ways.set('removed', ['google.com']);
    await profile(world.signIn('removed', { provider: 'google.com' }));
    const renewed = world.signIn('removed', { provider: 'password' });
    expect((await renewed.get('/api/v1/profile')).status).toBe(401);
  });
});

describe('an address that did not answer', () => {
  /** A guest's booking mails go to this address. */
  const mailTo = (recipient: string, text: string, createdAt = world.clock.now) =>
    world.database.db.insert(mails).values({
      id: crypto.randomUUID(),
      kind: 'newsletter',
      subject: crypto.randomUUID(),
      revision: 0,
      recipient,
      language: 'en',
      facts: { about: 'newsletter', step: 'welcome', linkToken: text },
      createdAt: new Date(createdAt),
    });
  const mailed = (recipient: string) =>
    world.database.db.$count(mails, eq(mails.recipient, recipient));
  const downloaded = async (visitor: Visitor) => (await accountCalls(visitor).download()).text();

  test('shows and deletes nothing that belongs to it', async () => {
    const email = 'victim@salonica.example';
    await world.backend.visitor().send('POST', '/api/v1/newsletter', { email });
    await world.backend.visitor().send('POST', '/api/v1/contact', {
      id: crypto.randomUUID(),
      name: 'Victim',
      email,
      subject: 'About my visit',
      message: 'My door code is 1821.',
    });
    await mailTo(email, 'Egnatia 12');
    world.clock.now += minute;
    const intruder = claim('victim');
    const text = await downloaded(intruder);
    expect(text).not.toContain('"kind": "newsletter"');
    expect(text).toContain('"newsletter": []');
    expect(text).not.toContain('1821');
    const before = await tablesWith(world.database.db, email);
    expect(await accountCalls(intruder).delete()).toEqual({ isComplete: true });
    const after = await tablesWith(world.database.db, email);
    expect(before).toEqual(expect.arrayContaining(after));
    expect(after.toSorted()).toEqual([
      'public.contact_messages',
      'public.mail_links',
      'public.mails',
      'public.newsletter_subscribers',
    ]);
    // The farewell would be another mail to a stranger.
    expect(await mailsTo('victim')).toHaveLength(1);
  });

  test('shows only mails from the time in which it was the customer’s', async () => {
    const email = 'window@salonica.example';
    await mailTo(email, 'x', world.clock.now - hour);
    const owner = world.signIn('window');
    await profile(owner);
    world.clock.now += minute;
    await mailTo(email, 'x');
    expect(
      (await downloaded(world.signIn('window'))).split(`"recipient": "${email}"`),
    ).toHaveLength(2);
    expect(await accountCalls(world.signIn('window')).delete()).toEqual({ isComplete: true });
    await world.runJobs();
    expect(await mailed(email)).toBe(1);
  });

  test('belongs to no profile of an earlier account', async () => {
    const email = 'recycled@salonica.example';
    await profile(world.signIn('first-holder', { email }));
    world.clock.now += minute;
    await profile(world.signIn('second-holder', { email }));
    const rows = await world.database.db.select().from(customers).where(eq(customers.email, email));
    expect(rows.map(({ identityUid }) => identityUid)).toEqual(['second-holder']);
  });
});
