import type { Api } from '../../domain/api.ts';
import { ServiceError } from '../../domain/failure.ts';
import { type Notice, noticeKinds, type NoticePreference } from '../../domain/notice.ts';
import { wallClock } from '../../shared/dates.ts';
import { dollars } from '../../shared/money.ts';
import { textIn } from './texts.ts';
import type { MemoryWorld } from './world.ts';

const hour = 60 * 60_000;

type NoticeCalls = Pick<
  Api,
  | 'listNotices'
  | 'countUnreadNotices'
  | 'markNoticesRead'
  | 'readNoticePreferences'
  | 'changeNoticePreferences'
  | 'readCalendarFeed'
  | 'createCalendarFeed'
  | 'deleteCalendarFeed'
>;

/** In-memory notices; two of four are unread. */
export function createMemoryNotices(world: MemoryWorld): NoticeCalls {
  const arrive = async (signal?: AbortSignal): Promise<void> => {
    await world.arrive(signal);
    if (world.currentVisitor() === 'guest') throw new ServiceError({ kind: 'unauthorized' });
  };
  const read = new Set<string>();
  let preferences: readonly NoticePreference[] = noticeKinds.map((kind) => ({
    kind,
    mail: true,
    notice: true,
  }));
  let createdAt: number | null = null;
  let feeds = 0;

  function notices(language: string): readonly Notice[] {
    const now = world.now();
    const day = (hours: number) => wallClock('Europe/Athens', now + hours * hour).date;
    const booking = {
      id: 'b1',
      salonName: 'Atelier Aristotelous',
      serviceName: textIn(language, { en: 'Haircut & Style', el: 'Κούρεμα & χτένισμα' }),
      barberName: textIn(language, { en: 'Nikos Petridis', el: 'Νίκος Πετρίδης' }),
      date: day(72),
      time: '10:30',
      before: null,
    };
    const isRead = (id: string) => read.has(id);
    return [
      {
        id: 'n4',
        at: now - hour,
        isRead: isRead('n4'),
        kind: 'change',
        booking: { ...booking, before: { date: day(48), time: '12:00' } },
      },
      { id: 'n3', at: now - 2 * hour, isRead: isRead('n3'), kind: 'confirmation', booking },
      {
        id: 'n2',
        at: now - 30 * hour,
        isRead: true,
        kind: 'withdrawal',
        withdrawal: { id: 'w1', state: 'completed', amount: dollars(50) },
      },
      { id: 'n1', at: now - 50 * hour, isRead: true, kind: 'reminder', booking },
    ];
  }

  const unread = () => notices('en').filter(({ isRead }) => !isRead).length;

  return {
    async listNotices({ language = 'en', signal } = {}) {
      await arrive(signal);
      return { notices: notices(language), nextCursor: null };
    },
    async countUnreadNotices({ signal } = {}) {
      await arrive(signal);
      return { unread: unread() };
    },
    async markNoticesRead({ body: { ids } = {} } = {}) {
      await arrive();
      for (const { id } of notices('en')) if (ids === undefined || ids.includes(id)) read.add(id);
      return { unread: unread() };
    },
    async readNoticePreferences({ signal } = {}) {
      await arrive(signal);
      return { preferences };
    },
    async changeNoticePreferences({ body: changed }) {
      await arrive();
      preferences = preferences.map((one) => (one.kind === changed.kind ? changed : one));
      return { preferences };
    },
    async readCalendarFeed({ signal } = {}) {
      await arrive(signal);
      return { createdAt };
    },
    async createCalendarFeed() {
      await arrive();
      createdAt = world.now();
      feeds += 1;
      return { path: `/calendar/${String(feeds).padStart(43, 'x')}.ics`, createdAt };
    },
    async deleteCalendarFeed() {
      await arrive();
      createdAt = null;
      return { createdAt };
    },
  };
}
