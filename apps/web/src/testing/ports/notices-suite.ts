import { describe, expect, it, vi } from 'vitest';
import { noticeKinds } from '../../domain/notice.ts';
import { ask, type CreateWorld, failureOf, freeDrafts, requestFor } from './suite-world.ts';

/** Notices are written after their change. */
const soon = { timeout: 20_000, interval: 100 };

/** A customer with at least a notice of a booking. */
async function notifiedCustomer(create: CreateWorld) {
  const world = create();
  await world.signIn();
  const { api } = world.ports;
  const unread = async () => (await api.countUnreadNotices(ask())).unread;
  const { bookings } = await api.listBookings({ query: { when: 'upcoming' }, ...ask() });
  const booked = new Set(bookings.map(({ date }) => date));
  const drafts = await freeDrafts(world, booked.size + 1);
  const draft = drafts.find(({ date }) => !booked.has(date));
  if (draft === undefined) throw new Error('The customer has a free day');
  await api.book(requestFor(draft));
  await vi.waitFor(async () => expect(await unread()).toBeGreaterThan(0), soon);
  return { api, unread };
}

/** The contract of every source of notices. */
export function describeNotices(create: CreateWorld): void {
  describe('the notices of a customer', () => {
    it('are listed newest first, and counted while unread', async () => {
      const { api, unread: count } = await notifiedCustomer(create);
      const page = await api.listNotices(ask());
      const times = page.notices.map(({ at }) => at);
      expect(times).toEqual(times.toSorted((a, b) => b - a));
      const unread = page.notices.filter(({ isRead }) => !isRead);
      expect(unread).toHaveLength(await count());
      const [first] = unread;
      const left = await api.markNoticesRead({ body: { ids: [first?.id ?? ''] } });
      expect(left.unread).toBe(unread.length - 1);
      expect(await count()).toBe(unread.length - 1);
      await api.markNoticesRead({ body: {} });
      expect(await count()).toBe(0);
      const after = await api.listNotices(ask());
      expect(after.notices.map(({ id }) => id)).toEqual(page.notices.map(({ id }) => id));
      expect(after.notices.every(({ isRead }) => isRead)).toBe(true);
    });

    it('are not available to a guest', async () => {
      const { api } = create().ports;
      expect(await failureOf(api.countUnreadNotices(ask()))).toMatchObject({
        kind: 'unauthorized',
      });
      expect(await failureOf(api.readNoticePreferences(ask()))).toMatchObject({
        kind: 'unauthorized',
      });
      expect(await failureOf(api.createCalendarFeed())).toMatchObject({ kind: 'unauthorized' });
    });
  });

  describe('the notification settings', () => {
    it('are all on at first, and then the last choice', async () => {
      const world = create();
      await world.signIn();
      const { api } = world.ports;
      const preferences = async () => (await api.readNoticePreferences(ask())).preferences;
      const all = noticeKinds.map((kind) => ({ kind, mail: true, notice: true }));
      expect(await preferences()).toEqual(all);
      const prefer = (mail: boolean, notice: boolean) =>
        api.changeNoticePreferences({ body: { kind: 'reminder', mail, notice } });
      await prefer(false, true);
      await prefer(true, false);
      const changed = await preferences();
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
      const { api } = world.ports;
      const hasFeed = async () => (await api.readCalendarFeed(ask())).createdAt !== null;
      expect(await hasFeed()).toBe(false);
      const { path } = await api.createCalendarFeed();
      expect(path).toMatch(/\/calendar\/[\w-]{43}\.ics$/);
      expect(await hasFeed()).toBe(true);
      expect((await api.createCalendarFeed()).path).not.toBe(path);
      await api.deleteCalendarFeed();
      expect(await hasFeed()).toBe(false);
    });
  });
}
