import { describe, expect, test, vi } from 'vitest';
import { IdentityUnavailableError } from '../../platform/identity/identity-service.ts';
import { accountCalls, secondsOf } from '../../../test/account-world.ts';
import { tablesWith } from '../../../test/scan.ts';
import { hour, minute, verificationWorld } from './testing/verification-world.ts';

const at = verificationWorld();
const { again, claim, isVerified, linkTo, mailsTo, press, pressed, profile } = at;

describe('the address of a new account', () => {
  test('is asked once, and verified by the link in the browser of the account', async () => {
    const eleni = claim('eleni');
    expect(await isVerified(eleni)).toBe(false);
    expect(await isVerified(eleni)).toBe(false);
    const token = await linkTo('eleni');
    expect(at.world.sent.map(({ subject }) => subject)).toEqual(['Confirm your email']);
    expect(await pressed(token, eleni)).toEqual({
      email: 'eleni@salonica.example',
      wasVerified: false,
      keepsSession: true,
    });
    expect(at.world.verified.has('eleni')).toBe(true);
    expect(at.world.ended.get('eleni')).toBe(secondsOf(at.world.clock.now));
    expect(await isVerified(eleni)).toBe(true);
    expect(await mailsTo('eleni')).toEqual([]);
  });

  test('is asked in Greek', async () => {
    await claim('zoe').get('/api/v1/profile', { 'Accept-Language': 'el' });
    expect(await linkTo('zoe')).toHaveLength(43);
    expect(at.world.sent.map(({ subject }) => subject)).toEqual(['Επιβεβαιώστε το email σας']);
  });

  test('is not asked where Google or Apple vouches for it', async () => {
    expect(await isVerified(at.world.signIn('vouched'))).toBe(true);
    expect(await mailsTo('vouched')).toEqual([]);
  });

  test('verified in another browser ends the sessions of all', async () => {
    const first = claim('phone');
    await profile(first);
    const token = await linkTo('phone');
    const stranger = claim('stranger');
    expect((await pressed(token, stranger)).keepsSession).toBe(false);
    expect((await first.get('/api/v1/profile')).status).toBe(401);
    expect(at.world.ended.get('phone')).toBe(secondsOf(at.world.clock.now) + 1);
    at.world.clock.now += minute;
    expect(await isVerified(at.world.signIn('phone'))).toBe(true);
  });

  test('is asked again at most five times an hour', async () => {
    const often = claim('often');
    await profile(often);
    const statuses: number[] = [];
    for (let call = 0; call < 5; call += 1) statuses.push((await again(often)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
    expect(await mailsTo('often')).toHaveLength(5);
    at.world.clock.now += hour + 1;
    expect((await again(claim('often'))).status).toBe(200);
  });

  test('that answered is not asked again', async () => {
    const done = at.world.signIn('done');
    expect((await again(done)).status).toBe(200);
    expect(await mailsTo('done')).toEqual([]);
    expect((await again(at.world.backend.visitor())).status).toBe(401);
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
    at.world.clock.now += 24 * hour;
    const response = await press(token);
    expect(response.status).toBe(410);
    expect(await response.json()).toMatchObject({ code: 'link-over' });
    expect(at.world.verified.has('old')).toBe(false);
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
    at.world.emails.set('gone', 'other@mail.example');
    expect((await press(token)).status).toBe(410);
    expect(at.world.verified.has('gone')).toBe(false);
  });

  test('is kept for another attempt while the identity service is unavailable', async () => {
    await profile(claim('away'));
    const token = await linkTo('away');
    const down = new IdentityUnavailableError('down');
    vi.spyOn(at.world.identity, 'markVerified').mockRejectedValueOnce(down);
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
    expect(await tablesWith(at.world.database.db, token)).toEqual([]);
  });
});
