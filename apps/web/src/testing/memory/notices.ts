import { ServiceError } from '../../domain/failure.ts';
import {
  type Notice,
  noticeKinds,
  type NoticePreference,
  type NoticesPort,
} from '../../domain/ports/notices-port.ts';
import { wallClock } from '../../shared/dates.ts';
import { dollars } from '../../shared/money.ts';
import { textIn } from './texts.ts';
import type { MemoryWorld } from './world.ts';

const hour = 60 * 60_000;

/** In-memory notices; two of four are unread. */
export function createMemoryNotices(world: MemoryWorld): NoticesPort {
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
  let hasFeed = false;
  let feeds = 0;

  function notices(language: string): readonly Notice[] {
    const now = world.now();
    const day = (hours: number) => wallClock('Europe/Athens', now + hours * hour).date;
    const booking = {
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
        withdrawal: { state: 'completed', amount: dollars(50) },
      },
      { id: 'n1', at: now - 50 * hour, isRead: true, kind: 'reminder', booking },
    ];
  }

  return {
    async list(_cursor, { language, signal }) {
      await arrive(signal);
      return { notices: notices(language), nextCursor: null };
    },
    async unread({ signal }) {
      await arrive(signal);
      return notices('en').filter(({ isRead }) => !isRead).length;
    },
    async markRead(id) {
      await arrive();
      for (const notice of notices('en')) if (id === null || notice.id === id) read.add(notice.id);
    },
    async preferences({ signal }) {
      await arrive(signal);
      return preferences;
    },
    async prefer(changed) {
      await arrive();
      preferences = preferences.map((one) => (one.kind === changed.kind ? changed : one));
    },
    async hasFeed({ signal }) {
      await arrive(signal);
      return hasFeed;
    },
    async makeFeed() {
      await arrive();
      hasFeed = true;
      feeds += 1;
      return `https://salonica.example/calendar/${String(feeds).padStart(43, 'x')}.ics`;
    },
    async endFeed() {
      await arrive();
      hasFeed = false;
    },
  };
}
