import { describe, expect, it, vi } from 'vitest';
import { noticeKinds } from '../../domain/ports/notices-port.ts';
import { ask, type CreateWorld, failureOf, freeWish, requestFor } from './suite-world.ts';

/** Notices are written after the change that they tell of. */
const soon = { timeout: 20_000, interval: 100 };

/** A customer who was told of a booking at least. */
async function toldCustomer(create: CreateWorld) {
  const world = create();
  await world.signIn();
  const { bookings, notices } = world.ports;
  await bookings.confirm(requestFor(await freeWish(world)));
  await vi.waitFor(async () => expect(await notices.unread(ask())).toBeGreaterThan(0), soon);
  return notices;
}

/** What every source of notices has to keep. */
export function describeNotices(create: CreateWorld): void {
  describe('what a customer was told', () => {
    it('is listed with the newest first, and counted while it was not read', async () => {
      const notices = await toldCustomer(create);
      const page = await notices.list(null, ask());
      const times = page.notices.map(({ at }) => at);
      expect(times).toEqual(times.toSorted((a, b) => b - a));
      const unread = page.notices.filter(({ isRead }) => !isRead);
      expect(unread).toHaveLength(await notices.unread(ask()));
      const [first] = unread;
      await notices.markRead(first?.id ?? '');
      expect(await notices.unread(ask())).toBe(unread.length - 1);
      await notices.markRead(null);
      expect(await notices.unread(ask())).toBe(0);
      const after = await notices.list(null, ask());
      expect(after.notices.map(({ id }) => id)).toEqual(page.notices.map(({ id }) => id));
      expect(after.notices.every(({ isRead }) => isRead)).toBe(true);
    });

    it('is nothing that a guest may ask for', async () => {
      const { notices } = create().ports;
      expect(await failureOf(notices.unread(ask()))).toMatchObject({ kind: 'unauthorized' });
      expect(await failureOf(notices.preferences(ask()))).toMatchObject({ kind: 'unauthorized' });
      expect(await failureOf(notices.makeFeed())).toMatchObject({ kind: 'unauthorized' });
    });
  });

  describe('what a customer wants to be told', () => {
    it('is everything in both ways at first, and then what was chosen last', async () => {
      const world = create();
      await world.signIn();
      const { notices } = world.ports;
      const all = noticeKinds.map((kind) => ({ kind, mail: true, notice: true }));
      expect(await notices.preferences(ask())).toEqual(all);
      await notices.prefer({ kind: 'reminder', mail: false, notice: true });
      await notices.prefer({ kind: 'reminder', mail: true, notice: false });
      const changed = await notices.preferences(ask());
      expect(changed.find(({ kind }) => kind === 'reminder')).toEqual({
        kind: 'reminder',
        mail: true,
        notice: false,
      });
      expect(changed.filter(({ kind }) => kind !== 'reminder')).toEqual(
        all.filter(({ kind }) => kind !== 'reminder'),
      );
    });
  });

  describe('a calendar for other programs', () => {
    it('has an address from when it is made until it is ended, another each time', async () => {
      const world = create();
      await world.signIn();
      const { notices } = world.ports;
      expect(await notices.hasFeed(ask())).toBe(false);
      const first = await notices.makeFeed();
      expect(URL.canParse(first)).toBe(true);
      expect(await notices.hasFeed(ask())).toBe(true);
      expect(await notices.makeFeed()).not.toBe(first);
      await notices.endFeed();
      expect(await notices.hasFeed(ask())).toBe(false);
    });
  });
}
