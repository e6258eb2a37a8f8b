import { describe, expect, it, vi } from 'vitest';
import { noticeKinds } from '../../domain/ports/notices-port.ts';
import { ask, type CreateWorld, failureOf, freeWish, requestFor } from './suite-world.ts';

/** Notices are written after their change. */
const soon = { timeout: 20_000, interval: 100 };

/** A customer with at least a notice of a booking. */
async function notifiedCustomer(create: CreateWorld) {
  const world = create();
  await world.signIn();
  const { api, notices } = world.ports;
  await api.book(requestFor(await freeWish(world)));
  await vi.waitFor(async () => expect(await notices.unread(ask())).toBeGreaterThan(0), soon);
  return notices;
}

/** The contract of every source of notices. */
export function describeNotices(create: CreateWorld): void {
  describe('the notices of a customer', () => {
    it('are listed newest first, and counted while unread', async () => {
      const notices = await notifiedCustomer(create);
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

    it('are not available to a guest', async () => {
      const { notices } = create().ports;
      expect(await failureOf(notices.unread(ask()))).toMatchObject({ kind: 'unauthorized' });
      expect(await failureOf(notices.preferences(ask()))).toMatchObject({ kind: 'unauthorized' });
      expect(await failureOf(notices.makeFeed())).toMatchObject({ kind: 'unauthorized' });
    });
  });

  describe('the notification settings', () => {
    it('are all on at first, and then the last choice', async () => {
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

  describe('a calendar feed', () => {
    it('has a URL from its creation until it is ended, a new one each time', async () => {
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
