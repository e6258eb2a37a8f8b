import type { LiveEventWire } from '@salonica/contract/v1';
import type { LiveEvent } from '../../domain/ports/live-port.ts';

/** The events that one page has received, from its own stream or another tab. */
export interface LiveNews {
  readonly lastId: () => string | undefined;
  readonly setId: (id: string) => void;
  /** Reports new events, without duplicates over any channel. */
  readonly take: (answer: LiveEventWire) => void;
  /** The known calendars, for the start of a stream. */
  readonly calendars: () => readonly LiveEventWire[];
  /** An event may have been missed. */
  readonly miss: () => void;
  /** From now on all events arrive; missed changes are fetched once. */
  readonly catchUp: () => void;
  /** The customer changes. */
  readonly forget: () => void;
}

/** Number of remembered event ids; a change of the leading tab repeats a few at most. */
const mostIds = 200;

export function createLiveNews(report: (event: LiveEvent) => void): LiveNews {
  let lastId: string | undefined;
  const versions = new Map<string, number>();
  const reportedIds = new Set<string>();
  let hasMissed = false;

  /** A stream begins with the state of each calendar, which may be known already. */
  function isNews(answer: LiveEventWire): boolean {
    if (answer.topic === 'salon') {
      const { salonId, version } = answer;
      if ((versions.get(salonId) ?? -1) >= version) return false;
      versions.set(salonId, version);
      return true;
    }
    if (lastId === undefined) return true;
    if (reportedIds.has(lastId)) return false;
    reportedIds.add(lastId);
    const [oldest] = reportedIds;
    if (reportedIds.size > mostIds && oldest !== undefined) reportedIds.delete(oldest);
    return true;
  }

  return {
    lastId: () => lastId,
    setId: (id) => (lastId = id),
    take(answer) {
      if (isNews(answer)) report(toLiveEvent(answer));
    },
    calendars: () =>
      [...versions].map(([salonId, version]) => ({ topic: 'salon', salonId, version })),
    miss: () => (hasMissed = true),
    catchUp() {
      if (!hasMissed) return;
      hasMissed = false;
      report({ type: 'resumed' });
    },
    forget() {
      lastId = undefined;
      reportedIds.clear();
    },
  };
}

function toLiveEvent(answer: LiveEventWire): LiveEvent {
  switch (answer.topic) {
    case 'salon':
      return { type: 'salon.changed', salonId: answer.salonId };
    case 'booking':
      return { type: 'booking.changed', bookingId: answer.bookingId, revision: answer.revision };
    case 'conversation':
      return { type: 'conversation.changed', conversationId: answer.conversationId };
    case 'desk-conversation': {
      const { salonId, conversationId } = answer;
      return { type: 'desk-conversation.changed', salonId, conversationId };
    }
    case 'desk-requests':
      return { type: 'desk-requests.changed', salonId: answer.salonId };
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
