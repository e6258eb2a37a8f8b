import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { customers, mails } from '../../platform/database/schema/index.ts';
import { accountCalls, secondsOf } from '../../../test/account-world.ts';
import { tablesWith } from '../../../test/scan.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { hour, minute, verificationWorld } from './testing/verification-world.ts';

const at = verificationWorld();
const { claim, linkTo, mailsTo, pressed, profile } = at;

const feedPath = '/api/v1/calendar-feed';

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
    at.world.clock.now += minute;
    const owner = claim('owner1');
    await profile(owner);
    await pressed(token, owner);
    await nothing(owner);
    expect((await intruder.get('/api/v1/profile')).status).toBe(401);
  });

  test('when its address answers by a verified sign-in', async () => {
    const intruder = claim('owner2');
    await leave(intruder, 'intruder2@mail.example');
    at.world.clock.now += minute;
    at.world.ways.set('owner2', ['google.com']);
    const owner = at.world.signIn('owner2', { provider: 'google.com' });
    await nothing(owner);
    expect((await intruder.get('/api/v1/profile')).status).toBe(401);
    expect(at.world.ended.get('owner2')).toBe(secondsOf(at.world.clock.now));
  });

  test.each([
    ['another way to sign in', { providers: ['google.com', 'password'], passwordChangedAt: 1 }],
    ['another password', { providers: ['password'], passwordChangedAt: 2 }],
  ])('when the account gets %s', async (kind, account) => {
    const name = kind.replaceAll(' ', '-');
    const intruder = at.world.signIn(name);
    await leave(intruder, `${name}@mail.example`);
    at.world.clock.now += minute;
    vi.spyOn(at.world.identity, 'accountOf').mockResolvedValueOnce({
      email: undefined,
      ...account,
    });
    const owner = at.world.signIn(name);
    await nothing(owner);
    expect((await intruder.get('/api/v1/profile')).status).toBe(401);
  });

  test('but not at an ordinary sign-in', async () => {
    const first = at.world.signIn('usual');
    await leave(first, 'usual2@mail.example');
    at.world.clock.now += minute;
    const second = at.world.signIn('usual');
    expect((await profile(second)).emailChange?.email).toBe('usual2@mail.example');
    expect(await feedOf(first)).not.toEqual({ createdAt: null });
  });

  test('and a session of a way that was removed is refused', async () => {
    await profile(at.world.signIn('removed', { provider: 'password' }));
    at.world.clock.now += minute;
    at.world.ways.set('removed', ['google.com']);
    await profile(at.world.signIn('removed', { provider: 'google.com' }));
    const renewed = at.world.signIn('removed', { provider: 'password' });
    expect((await renewed.get('/api/v1/profile')).status).toBe(401);
  });
});

describe('an address that did not answer', () => {
  /** A guest's booking mails go to this address. */
  const mailTo = (recipient: string, text: string, createdAt = at.world.clock.now) =>
    at.world.database.db.insert(mails).values({
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
    at.world.database.db.$count(mails, eq(mails.recipient, recipient));
  const downloaded = async (visitor: Visitor) => (await accountCalls(visitor).download()).text();

  test('shows and deletes nothing that belongs to it', async () => {
    const email = 'victim@salonica.example';
    await at.world.backend.visitor().send('POST', '/api/v1/newsletter', { email });
    await at.world.backend.visitor().send('POST', '/api/v1/contact', {
      id: crypto.randomUUID(),
      name: 'Victim',
      email,
      subject: 'About my visit',
      message: 'My door code is 1821.',
    });
    await mailTo(email, 'Egnatia 12');
    at.world.clock.now += minute;
    const intruder = claim('victim');
    const text = await downloaded(intruder);
    expect(text).not.toContain('"kind": "newsletter"');
    expect(text).toContain('"newsletter": []');
    expect(text).not.toContain('1821');
    const before = await tablesWith(at.world.database.db, email);
    expect(await accountCalls(intruder).delete()).toEqual({ isComplete: true });
    const after = await tablesWith(at.world.database.db, email);
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
    await mailTo(email, 'x', at.world.clock.now - hour);
    const owner = at.world.signIn('window');
    await profile(owner);
    at.world.clock.now += minute;
    await mailTo(email, 'x');
    expect(
      (await downloaded(at.world.signIn('window'))).split(`"recipient": "${email}"`),
    ).toHaveLength(2);
    expect(await accountCalls(at.world.signIn('window')).delete()).toEqual({ isComplete: true });
    await at.world.runJobs();
    expect(await mailed(email)).toBe(1);
  });

  test('belongs to no profile of an earlier account', async () => {
    const email = 'recycled@salonica.example';
    await profile(at.world.signIn('first-holder', { email }));
    at.world.clock.now += minute;
    await profile(at.world.signIn('second-holder', { email }));
    const rows = await at.world.database.db
      .select()
      .from(customers)
      .where(eq(customers.email, email));
    expect(rows.map(({ identityUid }) => identityUid)).toEqual(['second-holder']);
  });
});
