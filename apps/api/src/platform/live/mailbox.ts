import type { LiveEventWire } from '@salonica/contract/v1';
import * as v from 'valibot';
import type { StoredEvent } from '../events/read-events.ts';

/** One server-sent event. */
export interface Message {
  id: string;
  data: string;
}

/**
 * Pending events of one stream. Of two events about the same thing only the later one is kept, so
 * that a slow reader uses little memory.
 */
export interface Mailbox {
  /** Events wait here for `begin`. */
  put: (event: StoredEvent) => void;
  /**
   * The events before all others. A stream is resumed after the last event that it sent, so no event
   * may be sent before an older one.
   */
  begin: (events: readonly StoredEvent[]) => void;
  close: () => void;
  /** The next message, or `silence` after that time without one. */
  take(timeoutMs: number): Promise<Message | 'silence' | 'closed'>;
}

/** Events for a customer or a guest. */
const ownSchema = v.union([
  v.object({ bookingId: v.string(), revision: v.number() }),
  v.object({ conversationId: v.string(), revision: v.number() }),
  /** A conversation of a salon whose member the customer is. */
  v.object({ deskConversation: v.string(), salonId: v.string(), revision: v.number() }),
  /** Id of a salon whose member the customer is. */
  v.object({ deskRequests: v.string() }),
  /** Id of the conversation in which a person is typing. */
  v.object({ typingIn: v.string() }),
  v.object({ wallet: v.literal(true) }),
  /** The customer's notices changed. */
  v.object({ notices: v.literal(true) }),
  /** The customer's account was deleted. */
  v.object({ deleted: v.literal(true) }),
]);
/** The customer's other sessions ended. */
const endSchema = v.object({ sessionsEnded: v.literal(true) });
const endsStream = ({ topic, payload }: StoredEvent): boolean =>
  topic === 'customer' && v.is(endSchema, payload);
const salonSchema = v.object({ version: v.number() });

/**
 * More than any reader has waiting. Beyond it the mailbox is closed: the reader has stopped reading,
 * or opens a new stream, which begins with what it missed.
 */
const mostWaiting = 1000;

export function openMailbox(most = mostWaiting): Mailbox {
  const waiting = new Map<string, Message & { order: number }>();
  let early: StoredEvent[] | undefined = [];
  let room = most;
  let isClosed = false;
  let wake = () => {};

  function put(event: StoredEvent): void {
    if (isClosed) return;
    // The caller opens a new stream, if its session still counts.
    if (endsStream(event)) close();
    else if (early === undefined) keep(event);
    else early.push(event);
    if ((early?.length ?? waiting.size) > room) close();
  }

  function close(): void {
    isClosed = true;
    waiting.clear();
    early = early === undefined ? undefined : [];
    wake();
  }

  function keep(event: StoredEvent): void {
    const answer = answerOf(event);
    if (answer === undefined) return;
    const { subject, order } = placeOf(answer);
    const key = `${answer.topic}:${subject}`;
    if ((waiting.get(key)?.order ?? -1) > order) return;
    waiting.delete(key);
    waiting.set(key, { id: String(event.id), data: JSON.stringify(answer), order });
    wake();
  }

  return {
    put,
    begin(events) {
      const later = early ?? [];
      early = undefined;
      if (isClosed) return;
      // Of sessions that ended while no stream was open, the caller's is not one.
      const missed = events.filter((event) => !endsStream(event));
      for (const event of [...missed, ...later]) keep(event);
      room = waiting.size + most;
    },
    close,
    async take(timeoutMs) {
      if (!isClosed && waiting.size === 0) {
        const { promise, resolve } = Promise.withResolvers<void>();
        wake = resolve;
        const timer = setTimeout(resolve, timeoutMs);
        await promise;
        clearTimeout(timer);
      }
      if (isClosed) return 'closed';
      for (const [key, { id, data }] of waiting) {
        waiting.delete(key);
        return { id, data };
      }
      return 'silence';
    },
  };
}

/** Undefined for a topic without a stream event. */
function answerOf({ topic, subject, payload }: StoredEvent): LiveEventWire | undefined {
  if (topic === 'salon') {
    return { topic, salonId: subject, version: v.parse(salonSchema, payload).version };
  }
  if (topic === 'customer' || topic === 'guest') {
    const news = v.parse(ownSchema, payload);
    if ('bookingId' in news) return { topic: 'booking', ...news };
    if ('wallet' in news) return { topic: 'wallet' };
    if ('notices' in news) return { topic: 'notices' };
    if ('deleted' in news) return { topic: 'account-deleted' };
    if ('deskConversation' in news) {
      const { deskConversation: conversationId, salonId, revision } = news;
      return { topic: 'desk-conversation', salonId, conversationId, revision };
    }
    if ('deskRequests' in news) return { topic: 'desk-requests', salonId: news.deskRequests };
    if ('typingIn' in news) return { topic: 'typing', conversationId: news.typingIn };
    return { topic: 'conversation', ...news };
  }
  return undefined;
}

/** The subject of an event, and the order of two events about the same subject. */
function placeOf(answer: LiveEventWire): { subject: string; order: number } {
  switch (answer.topic) {
    case 'salon':
      return { subject: answer.salonId, order: answer.version };
    case 'booking':
      return { subject: answer.bookingId, order: answer.revision };
    case 'conversation':
    case 'desk-conversation':
      return { subject: answer.conversationId, order: answer.revision };
    case 'desk-requests':
      return { subject: answer.salonId, order: 0 };
    case 'typing':
      return { subject: answer.conversationId, order: 0 };
    default:
      return { subject: '', order: 0 };
  }
}
