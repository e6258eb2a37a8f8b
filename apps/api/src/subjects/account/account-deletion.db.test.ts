import { accountDataSchema } from '@salonica/contract/v1';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { audit as runAudit } from '../audit/audit.ts';
import {
  bookings,
  closedAccounts,
  customers,
  ledgerEntries,
  mails,
  salons,
  withdrawals,
} from '../../platform/database/schema/index.ts';
import { IdentityUnavailableError } from '../../platform/identity/identity-service.ts';
import { makeOwner } from '../desk/make-owner.ts';
import { systemAccounts } from '../wallet/ledger.ts';
import { accountCalls, openAccountWorld, secondsOf } from '../../../test/account-world.ts';
import { testNow } from '../../../test/backend.ts';
import { booked, bookingCalls, refused, draftAt } from '../../../test/booking-calls.ts';
import { readJson } from '../../../test/read-json.ts';
import { type MadeSalon, makeSalon } from '../../../test/salon-fixture.ts';
import { addCard, dollars, ledgerFaults, walletCalls } from '../../../test/wallet-calls.ts';

let world: Awaited<ReturnType<typeof openAccountWorld>>;
let salon: MadeSalon;
beforeAll(async () => {
  world = await openAccountWorld();
  salon = await makeSalon(world.database.db);
});
beforeEach(() => {
  world.clock.now = testNow;
});
afterAll(() => world.close());

const minute = 60_000;
const rowsOf = (uid: string) =>
  world.database.db.select().from(customers).where(eq(customers.identityUid, uid));

describe('the deletion of an account', () => {
  test('needs a recent sign-in', async () => {
    const visitor = world.signIn('early');
    const account = accountCalls(visitor);
    world.clock.now += 6 * minute;
    expect(await refused(account.tryToDelete())).toMatchObject({
      status: 403,
      code: 'recent-sign-in',
    });
    expect(await rowsOf('early')).toHaveLength(1);
  });

  test('leaves no salon without an owner', async () => {
    const { db } = world.database;
    const own = await makeSalon(db);
    const [one, two] = ['owner-one', 'owner-two'].map((uid) => world.signIn(uid));
    for (const uid of ['owner-one', 'owner-two']) {
      await world.signIn(uid).get('/api/v1/desk');
      await makeOwner(db, own.id, `${uid}@salonica.example`, testNow);
    }
    if (one === undefined || two === undefined) throw new Error('Two owners.');
    const both = [one, two].map((visitor) => accountCalls(visitor).tryToDelete());
    const statuses = await Promise.all(both.map(async (answer) => (await answer).status));
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409]);
    const left = accountCalls(statuses[0] === 409 ? one : two);
    const { code, message } = await refused(left.tryToDelete());
    expect(code).toBe('wrong-state');
    expect(message).toContain('only owner');
    await db
      .update(salons)
      .set({ retiredAt: new Date(testNow) })
      .where(eq(salons.id, own.id));
    expect((await left.tryToDelete()).status).toBe(200);
  });

  test('requires a decision about a pending withdrawal', async () => {
    const visitor = world.signIn('withdrawing');
    const wallet = walletCalls(visitor);
    await wallet.topUp(dollars(50), await addCard(world.backend, visitor));
    await wallet.withdraw(dollars(50));
    const account = accountCalls(visitor);
    expect(await account.consequences()).toMatchObject({
      pendingWithdrawals: 1,
      balance: dollars(0),
    });
    expect(await refused(account.tryToDelete())).toMatchObject({
      status: 409,
      code: 'withdrawal-pending',
    });
    expect(await rowsOf('withdrawing')).toHaveLength(1);
    world.clock.now += 4 * minute;
    await world.settle();
    expect(await account.delete()).toEqual({ isComplete: true });
  });

  test('lets a withdrawal continue, and returns a rejected one to no account', async () => {
    const visitor = world.signIn('leaving');
    const wallet = walletCalls(visitor);
    await wallet.topUp(dollars(50), await addCard(world.backend, visitor));
    // The test provider rejects amounts with this ending.
    await wallet.withdraw(dollars(20, 66));
    await wallet.withdraw(dollars(29, 34));
    expect(await accountCalls(visitor).delete(null, true)).toEqual({ isComplete: true });
    world.clock.now += 4 * minute;
    await world.settle();
    const { db } = world.database;
    expect(await db.$count(withdrawals, eq(withdrawals.status, 'pending'))).toBe(0);
    const entries = await db
      .select({ minor: ledgerEntries.minor })
      .from(ledgerEntries)
      .where(eq(ledgerEntries.accountId, systemAccounts.forfeits));
    expect(entries).toEqual([{ minor: 2066 }]);
    expect(await ledgerFaults(db)).toEqual([]);
  });

  test.each([null, dollars(49)])('keeps a balance that is not given up: %j', async (forfeits) => {
    const visitor = world.signIn(`rich-${forfeits?.minor ?? 0}`);
    await walletCalls(visitor).topUp(dollars(50), await addCard(world.backend, visitor));
    const account = accountCalls(visitor);
    expect(await refused(account.tryToDelete(forfeits))).toMatchObject({
      status: 409,
      code: 'balance-left',
    });
    expect((await walletCalls(visitor).read()).balance).toEqual(dollars(50));
  });

  test('also cancels appointments after the deadline, and frees the chair', async () => {
    const visitor = world.signIn('late');
    const draft = draftAt(salon, { date: '2026-12-07', time: '15:00' });
    await booked(bookingCalls(visitor).confirm(draft));
    const { db } = world.database;
    // Not just made: close to the start, only a new booking can still be cancelled.
    await db.update(bookings).set({ createdAt: new Date(testNow - 3_600_000) });
    const account = accountCalls(visitor);
    expect(await account.consequences()).toMatchObject({ upcoming: 1, late: 1 });
    await account.delete();
    await booked(bookingCalls(world.signIn('next')).confirm(draft));
  });

  test('ends every session, and notifies open pages', async () => {
    const visitor = world.signIn('streaming');
    const stream = await visitor.get('/api/v1/events');
    const text = (stream.body ?? new Blob([]).stream()).pipeThrough(new TextDecoderStream());
    await accountCalls(visitor).delete();
    let told = '';
    for await (const part of text) {
      told += part;
      if (told.includes('account-deleted')) break;
    }
    expect(told).toContain('{"topic":"account-deleted"}');
    for (const answer of [
      visitor.get('/api/v1/addresses'),
      accountCalls(visitor).tryToDelete(),
      accountCalls(visitor).download(),
    ]) {
      expect(await refused(answer)).toMatchObject({ status: 401, code: 'account-deleted' });
    }
    expect(await rowsOf('streaming')).toHaveLength(0);
  });

  test('is complete once the identity service follows, and no sign-in succeeds meanwhile', async () => {
    const down = vi
      .spyOn(world.identity, 'deleteAccount')
      .mockRejectedValue(new IdentityUnavailableError('down'));
    const visitor = world.signIn('half');
    await visitor.get('/api/v1/addresses');
    expect(await accountCalls(visitor).delete()).toEqual({ isComplete: false });
    // Also with a later token, because the account still exists.
    world.clock.now += minute;
    const again = world.signIn('half');
    expect(await refused(again.get('/api/v1/addresses'))).toMatchObject({ status: 401 });
    expect(await rowsOf('half')).toHaveLength(0);
    down.mockRestore();
    await world.runJobs();
    expect(world.deleted.at(-1)).toBe(again.authorization().replace('Bearer ', ''));
    // A later account with the same name at the identity service is a new customer.
    world.clock.now += minute;
    const renewed = world.signIn('half');
    expect(await renewed.get('/api/v1/addresses').then(({ status }) => status)).toBe(200);
    expect(await rowsOf('half')).toHaveLength(1);
  });

  test('starts empty for a new account with the same address', async () => {
    const email = 'back@salonica.example';
    const visitor = world.signIn('before', { email });
    await booked(bookingCalls(visitor).confirm(draftAt(salon, { time: '16:00' })));
    await accountCalls(visitor).delete();
    await world.runJobs();
    const after = world.signIn('after', { email });
    const { records } = await readJson(await accountCalls(after).download(), accountDataSchema);
    expect(records).toMatchObject({ bookings: [], mails: [], profile: [{ email }] });
  });

  test('is finally forgotten itself', async () => {
    const visitor = world.signIn('gone');
    await accountCalls(visitor).delete();
    const closed = () => world.database.db.select().from(closedAccounts);
    expect((await closed()).some(({ uid }) => uid === 'gone')).toBe(true);
    world.clock.now += 20 * minute;
    await world.runJobs();
    expect((await closed()).filter(({ uid, token }) => uid !== null || token !== null)).toEqual([]);
    expect(await world.database.db.select().from(mails)).toEqual(
      expect.not.arrayContaining([expect.objectContaining({ kind: 'goodbye' })]),
    );
  });

  test('is checked by the nightly audit', async () => {
    const { db } = world.database;
    const lines: string[] = [];
    const check = async () => {
      lines.length = 0;
      await runAudit({ db, log: (_, event, facts) => lines.push(`${event} ${facts?.['check']}`) });
      return lines.some((line) => line === 'audit finding account-not-erased');
    };
    expect(await check()).toBe(false);
    const id = '01977777-7777-7777-8777-777777777777';
    await db.insert(closedAccounts).values({
      id,
      uidHash: 'of nobody',
      closedAt: new Date(Date.now() - 2 * 24 * 60 * minute),
    });
    expect(await check()).toBe(true);
    await db.update(closedAccounts).set({ goneAt: new Date() }).where(eq(closedAccounts.id, id));
    expect(await check()).toBe(false);
    await db.insert(customers).values({ id, fullname: 'Left behind' });
    expect(await check()).toBe(true);
  });
});

test('a download needs a recent sign-in', async () => {
  const old = world.signIn('old-download', { authTime: secondsOf(world.clock.now) - 3600 });
  const response = await accountCalls(old).download();
  expect(response.status).toBe(403);
  expect(await response.json()).toMatchObject({ code: 'recent-sign-in' });
  expect((await accountCalls(world.signIn('old-download')).download()).status).toBe(200);
});

test('downloads are rate limited', async () => {
  const { download } = accountCalls(world.signIn('curious'));
  const statuses: number[] = [];
  for (let call = 0; call < 6; call += 1) statuses.push((await download()).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});
