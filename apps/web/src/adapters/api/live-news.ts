import type { LiveEventAnswer } from '@salonica/contract/v1';
import type { LiveEvent } from '../../domain/ports/live-port.ts';

/** What one page has heard, from a stream of its own or through another tab. */
export interface LiveNews {
  readonly lastId: () => string | undefined;
  readonly setId: (id: string) => void;
  /** Reports new events: none twice, over any channel. */
  readonly take: (answer: LiveEventAnswer) => void;
  /** The known calendars, as a stream begins with them. */
  readonly calendars: () => readonly LiveEventAnswer[];
  /** An event may have been missed. */
  readonly miss: () => void;
  /** From now on everything is told: what was missed is asked for once. */
  readonly catchUp: () => void;
  /** Another customer asks now. */
  readonly forget: () => void;
}

/** Of as many events it is known that they were told; tabs that take turns repeat a few at most. */
const mostIds = 200;

export function createLiveNews(tell: (event: LiveEvent) => void): LiveNews {
  let lastId: string | undefined;
  const versions = new Map<string, number>();
  const toldIds = new Set<string>();
  let hasMissed = false;

  /** A stream begins with the state of each calendar, which may be known. */
  function isNews(answer: LiveEventAnswer): boolean {
    if (answer.topic === 'salon') {
      const { salonId, version } = answer;
      if ((versions.get(salonId) ?? -1) >= version) return false;
      versions.set(salonId, version);
      return true;
    }
    if (lastId === undefined) return true;
    if (toldIds.has(lastId)) return false;
    toldIds.add(lastId);
    const [oldest] = toldIds;
    if (toldIds.size > mostIds && oldest !== undefined) toldIds.delete(oldest);
    return true;
  }

  return {
    lastId: () => lastId,
    setId: (id) => (lastId = id),
    take(answer) {
      if (isNews(answer)) tell(toLiveEvent(answer));
    },
    calendars: () =>
      [...versions].map(([salonId, version]) => ({ topic: 'salon', salonId, version })),
    miss: () => (hasMissed = true),
    catchUp() {
      if (!hasMissed) return;
      hasMissed = false;
      tell({ type: 'resumed' });
    },
    forget() {
      lastId = undefined;
      toldIds.clear();
    },
  };
}

function toLiveEvent(answer: LiveEventAnswer): LiveEvent {
  switch (answer.topic) {
    case 'salon':
      return { type: 'salon.changed', salonId: answer.salonId };
    case 'booking':
      return { type: 'booking.changed', bookingId: answer.bookingId, revision: answer.revision };
    case 'conversation':
      return { type: 'conversation.changed', conversationId: answer.conversationId };
    case 'wallet':
      return { type: 'wallet.changed' };
    case 'notices':
      return { type: 'notices.changed' };
    case 'account-deleted':
      return { type: 'account.deleted' };
    default:
      return { type: 'salon.typing', conversationId: answer.conversationId };
  }
}
