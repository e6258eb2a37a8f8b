import { describe, expect, it, vi } from 'vitest';
import type { Api } from '../../domain/api.ts';
import type { ChatMessage } from '../../domain/chat.ts';
import {
  newerMessages,
  readThread,
  type ThreadData,
  threadOf,
  withNewer,
  withOlder,
} from './thread-messages.ts';

const message = (id: number): ChatMessage => ({
  id: `m${id}`,
  sender: 'salon',
  isAutomatic: false,
  text: `No. ${id}`,
  language: 'en',
  sentAt: id,
});
const messages = (...ids: number[]) => ids.map(message);
const idsOf = (thread: ThreadData) => thread.messages.map(({ sentAt }) => sentAt);
const request = { language: 'en', signal: new AbortController().signal };

/** A conversation of twelve messages, in pages of four. */
const api: Pick<Api, 'listMessages'> = {
  async listMessages({ query: { after, cursor } = {} }) {
    if (after !== undefined) {
      const newer = messages(9, 10, 11, 12).filter(({ id }) => id > after);
      return { messages: newer, nextCursor: null };
    }
    const end = Number(cursor ?? 13);
    const page = messages(end - 1, end - 2, end - 3, end - 4);
    return { messages: page, nextCursor: end === 5 ? null : String(end - 4) };
  },
};

describe('a thread', () => {
  it('shows the oldest first', () => {
    expect(idsOf(threadOf({ messages: messages(3, 2, 1), nextCursor: null }))).toEqual([1, 2, 3]);
  });

  it('contains each message once, from either end', () => {
    const thread = { messages: messages(5, 6), olderCursor: '5' };
    expect(idsOf(withNewer(thread, messages(6, 7)))).toEqual([5, 6, 7]);
    const older = withOlder(thread, { messages: messages(5, 4, 3), nextCursor: null });
    expect(idsOf(older)).toEqual([3, 4, 5, 6]);
    expect(older.olderCursor).toBeNull();
  });

  it('begins with the newest page, and later requests only newer messages', async () => {
    const first = await readThread(api, 'c1', () => undefined, request);
    expect(idsOf(first)).toEqual([9, 10, 11, 12]);
    expect(first.olderCursor).toBe('9');
    const known = { messages: messages(7, 8, 9), olderCursor: '7' };
    const next = await readThread(api, 'c1', () => known, request);
    expect(next.olderCursor).toBe('7');
    expect(idsOf(next).slice(0, 3)).toEqual([7, 8, 9]);
  });

  it('keeps older pages that were loaded while the response was pending', async () => {
    let known: ThreadData = { messages: messages(9), olderCursor: '9' };
    const slow: Pick<Api, 'listMessages'> = {
      async listMessages() {
        known = withOlder(known, { messages: messages(8, 7), nextCursor: '7' });
        return { messages: messages(10), nextCursor: null };
      },
    };
    const thread = await readThread(slow, 'c1', () => known, request);
    expect(idsOf(thread)).toEqual([7, 8, 9, 10]);
    expect(thread.olderCursor).toBe('7');
  });

  it('starts again where it was reset meanwhile', async () => {
    const known: (ThreadData | undefined)[] = [{ messages: messages(9), olderCursor: null }];
    const thread = await readThread(api, 'c1', () => known.shift(), request);
    expect(idsOf(thread)).toEqual([9, 10, 11, 12]);
  });
});

it('follows newer messages to the end', async () => {
  const listMessages = vi
    .fn<Api['listMessages']>()
    .mockResolvedValueOnce({ messages: [message(2), message(3)], nextCursor: 'more' })
    .mockResolvedValueOnce({ messages: [message(4)], nextCursor: null });
  const newer = await newerMessages({ listMessages }, { id: 'c1', after: 'm1', ...request });
  expect(newer.map(({ id }) => id)).toEqual(['m2', 'm3', 'm4']);
  expect(listMessages.mock.calls).toEqual([
    [{ id: 'c1', query: { after: 'm1' }, ...request }],
    [{ id: 'c1', query: { after: 'm3' }, ...request }],
  ]);
});
