import { liveEventSchema } from '@salonica/contract/v1';
import * as v from 'valibot';
import type { JoinTabs } from '../../shared/tab-group.ts';
import type { LiveNews } from './live-news.ts';
import { createLiveStream, type LiveStreamOptions } from './live-stream.ts';

export interface SharedStreamOptions extends Pick<LiveStreamOptions, 'client' | 'random'> {
  readonly join: JoinTabs;
  /** Of the tabs that may hear the same. */
  readonly name: string;
  readonly news: LiveNews;
}

/** The place of this tab among those that share a stream. */
export interface SharedStream {
  readonly watch: (salonIds: readonly string[]) => void;
  readonly leave: () => void;
}

/** As many calendars as one stream tells of. */
const mostSalons = 20;

/** What tabs say to each other: another version of the app may say something else. */
const messageSchema = v.variant('type', [
  /** Another tab leads from now on: it asks what the others watch. */
  v.object({ type: v.literal('lead') }),
  v.object({ type: v.literal('watch'), tab: v.string(), salonIds: v.array(v.string()) }),
  v.object({ type: v.literal('leave'), tab: v.string() }),
  /** The stream is open, and this is where it is. */
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
 * One stream for all tabs: a browser opens six connections to a host at most. The tab that leads holds it and passes on what it
 * tells; when it goes, the next one goes on after the last event that was passed on.
 */
export function shareStream({
  join,
  name,
  client,
  random,
  news,
}: SharedStreamOptions): SharedStream {
  let own: readonly string[] = [];
  /** What other tabs watch. */
  const others = new Map<string, readonly string[]>();
  let isLeading = false;
  let hasHeard = false;

  const post = (message: Message): void => group.post(message);
  const sayWatch = (): void => post({ type: 'watch', tab: group.id, salonIds: [...own] });
  const sayOpen = (): void =>
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
      sayOpen();
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
    if (stream.isOpen()) sayOpen();
  }

  function toFollower(message: Message): void {
    switch (message.type) {
      case 'lead':
        sayWatch();
        break;
      case 'open':
        hasHeard = true;
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
      // The next leader opens one stream for all at once.
      if (message.type === 'watch') others.set(message.tab, message.salonIds);
      if (message.type === 'leave') others.delete(message.tab);
      // What the one before passed on late is told again by the stream.
      if (isLeading) toLeader(message);
      else toFollower(message);
    },
    onLead() {
      isLeading = true;
      // The one before went without an event after which to go on.
      if (hasHeard && news.lastId() === undefined) news.miss();
      post({ type: 'lead' });
      follow();
    },
  });

  return {
    watch(salonIds) {
      own = salonIds;
      sayWatch();
      if (isLeading) follow();
    },
    leave() {
      post({ type: 'leave', tab: group.id });
      stream.close();
      group.leave();
    },
  };
}
