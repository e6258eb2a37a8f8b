import { liveEventSchema } from '@salonica/contract/v1';
import * as v from 'valibot';
import type { JoinTabs } from '../../shared/tab-group.ts';
import type { LiveNews } from './live-news.ts';
import { createLiveStream, type LiveStreamOptions } from './live-stream.ts';

export interface SharedStreamOptions extends Pick<LiveStreamOptions, 'client' | 'random'> {
  readonly join: JoinTabs;
  /** Identifies tabs that may receive the same events. */
  readonly name: string;
  readonly news: LiveNews;
}

/** The membership of this tab in a group that shares a stream. */
export interface SharedStream {
  readonly watch: (salonIds: readonly string[]) => void;
  readonly leave: () => void;
}

/** Maximum calendars per stream. */
const mostSalons = 20;

/** Messages between tabs, checked because another version of the app may send others. */
const messageSchema = v.variant('type', [
  /** Another tab leads from now on: it requests the others' watchlists. */
  v.object({ type: v.literal('lead') }),
  v.object({ type: v.literal('watch'), tab: v.string(), salonIds: v.array(v.string()) }),
  v.object({ type: v.literal('leave'), tab: v.string() }),
  /** The stream is open, at this position. */
  v.object({
    type: v.literal('open'),
    id: v.optional(v.string()),
    calendars: v.array(liveEventSchema),
  }),
  v.object({ type: v.literal('answer'), id: v.optional(v.string()), answer: liveEventSchema }),
  /** Anything may have changed. */
  v.object({ type: v.literal('missed') }),
]);

type Message = v.InferOutput<typeof messageSchema>;

/**
 * One stream for all tabs, because a browser opens at most six connections to a host. The leading
 * tab reads it and forwards the events; when it closes, the next one resumes after the last
 * forwarded event.
 */
export function shareStream({
  join,
  name,
  client,
  random,
  news,
}: SharedStreamOptions): SharedStream {
  let own: readonly string[] = [];
  /** The watchlists of other tabs. */
  const others = new Map<string, readonly string[]>();
  let isLeading = false;
  let hasReceived = false;

  const post = (message: Message): void => group.post(message);
  const postWatch = (): void => post({ type: 'watch', tab: group.id, salonIds: [...own] });
  const postOpen = (): void =>
    post({ type: 'open', id: news.lastId(), calendars: [...news.calendars()] });

  const stream = createLiveStream({
    client,
    random,
    lastEventId: news.lastId,
    onId: news.setId,
    onAnswer(answer) {
      post({ type: 'answer', id: news.lastId(), answer });
      news.take(answer);
    },
    onOpen(wasLost) {
      postOpen();
      if (wasLost) miss();
      else news.catchUp();
    },
    onPoll: () => miss(),
  });

  function miss(): void {
    post({ type: 'missed' });
    news.miss();
    news.catchUp();
  }

  function follow(): void {
    const salonIds = new Set([...own, ...[...others.values()].flat()]);
    stream.follow([...salonIds].slice(0, mostSalons).toSorted());
  }

  function toLeader({ type }: Message): void {
    if (type !== 'watch') return;
    follow();
    if (stream.isOpen()) postOpen();
  }

  function toFollower(message: Message): void {
    switch (message.type) {
      case 'lead':
        postWatch();
        break;
      case 'open':
        hasReceived = true;
        if (message.id !== undefined) news.setId(message.id);
        for (const calendar of message.calendars) news.take(calendar);
        news.catchUp();
        break;
      case 'answer':
        if (message.id !== undefined) news.setId(message.id);
        news.take(message.answer);
        break;
      case 'missed':
        news.miss();
        news.catchUp();
        break;
      default:
    }
  }

  const group = join(name, {
    onMessage(data) {
      const parsed = v.safeParse(messageSchema, data);
      if (!parsed.success) return;
      const message = parsed.output;
      // The next leader opens one stream for all together.
      if (message.type === 'watch') others.set(message.tab, message.salonIds);
      if (message.type === 'leave') others.delete(message.tab);
      // Events that the previous leader forwarded late are repeated by the stream.
      if (isLeading) toLeader(message);
      else toFollower(message);
    },
    onLead() {
      isLeading = true;
      // The previous leader closed without an event to resume after.
      if (hasReceived && news.lastId() === undefined) news.miss();
      post({ type: 'lead' });
      follow();
    },
  });

  return {
    watch(salonIds) {
      own = salonIds;
      postWatch();
      if (isLeading) follow();
    },
    leave() {
      post({ type: 'leave', tab: group.id });
      stream.close();
      group.leave();
    },
  };
}
