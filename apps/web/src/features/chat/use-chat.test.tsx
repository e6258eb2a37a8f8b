import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, it, vi } from 'vitest';
import { createI18n } from '../../i18n/init.ts';
import { PortsProvider } from '../../blocks/PortsProvider.tsx';
import type { Api } from '../../domain/api.ts';
import { ServiceError } from '../../domain/failure.ts';
import type { LiveEvent, LivePort } from '../../domain/ports/live-port.ts';
import { createListeners } from '../../shared/listeners.ts';
import { createMemoryPorts } from '../../testing/memory/index.ts';
import { outboxOf } from '../../blocks/chat/outbox.ts';
import { listKey } from './chat-keys.ts';
import { allConversations } from './chat-pages.ts';
import { useChatNews } from '../../blocks/chat/use-chat-news.ts';
import { useConversations } from './use-chat.ts';
import { useCustomerSide } from './use-customer-side.ts';
import { useOutgoing } from '../../blocks/chat/use-outgoing.ts';
import { useOlder, useThread } from '../../blocks/chat/use-thread.ts';

const request = { language: 'en', signal: new AbortController().signal };

async function createRoom(own: Partial<Api> = {}) {
  const i18n = await createI18n('en', ['chat', 'common']);
  const memory = createMemoryPorts({ now: () => 3 });
  const api: Api = { ...memory.api, ...own };
  const live = createListeners<[LiveEvent]>();
  const watch = vi.fn<LivePort['watch']>((_, onEvent) => live.add(onEvent));
  const outbox = outboxOf(memory.drafts, 'messages');
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: 1e6 } },
  });
  const ports = { api, live: { watch }, clock: memory.clock, drafts: memory.drafts };
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queries}>
        <PortsProvider ports={ports}>{children}</PortsProvider>
      </QueryClientProvider>
    </I18nextProvider>
  );
  const send = (text: string) =>
    memory.api.sendMessage({ id: 'c-01', body: { text }, language: 'en', idempotencyKey: text });
  return {
    api,
    outbox,
    queries,
    wrapper,
    memory,
    send,
    emit: (event: LiveEvent) => act(() => live.notify(event)),
  };
}

const changed = { type: 'conversation.changed', conversationId: 'c-01' } as const;

describe('incoming messages', () => {
  async function follow() {
    const room = await createRoom();
    const rendered = renderHook(
      () => {
        const typing = useChatNews(useCustomerSide());
        const list = useConversations();
        const thread = useThread(useCustomerSide(), 'c-01');
        return {
          typing,
          last: list.phase === 'ready' ? list.data[0]?.lastMessage?.text : undefined,
          contents: thread.phase === 'ready' ? thread.data.messages.map(({ text }) => text) : [],
        };
      },
      { wrapper: room.wrapper },
    );
    await waitFor(() => expect(rendered.result.current.contents).toHaveLength(5));
    return { ...room, ...rendered };
  }

  it('are shown in the list and in their conversation', async () => {
    const { result, send, emit } = await follow();
    await send('Hello');
    emit(changed);
    await waitFor(() => expect(result.current.contents.at(-1)).toBe('Hello'));
    await waitFor(() => expect(result.current.last).toBe('Hello'));
    expect(result.current.contents).toHaveLength(6);
  });

  it('sent during an interruption are shown once it ends, without duplicates', async () => {
    const { result, send, emit } = await follow();
    await send('One');
    await send('Two');
    emit({ type: 'resumed' });
    emit({ type: 'resumed' });
    await waitFor(() => expect(result.current.contents.slice(5)).toEqual(['One', 'Two']));
  });

  it('are announced while the salon types, until they arrive or the typing stops', async () => {
    const { result, emit } = await follow();
    const typing = { type: 'salon.typing', conversationId: 'c-01' } as const;
    emit(typing);
    expect([...result.current.typing]).toEqual(['c-01']);
    emit(changed);
    expect(result.current.typing.size).toBe(0);
    vi.useFakeTimers();
    try {
      emit(typing);
      act(() => void vi.advanceTimersByTime(8000));
      expect(result.current.typing.size).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('the online salons', () => {
  it.each([
    ['while the answer is young', 0, true],
    ['not on an answer of long ago', 90_000, false],
  ])('are shown %s', async (_, age, isSaid) => {
    const offline = new ServiceError({ kind: 'offline' });
    const room = await createRoom({ listConversations: () => Promise.reject(offline) });
    const known = await allConversations(room.memory.api, request);
    expect(known.some(({ isOnline }) => isOnline)).toBe(true);
    room.queries.setQueryData(listKey, known, { updatedAt: Date.now() - age });
    const { result } = renderHook(() => useConversations(), { wrapper: room.wrapper });
    await waitFor(() => {
      const list = result.current.phase === 'ready' ? result.current.data : [];
      expect(list).toHaveLength(known.length);
      expect(list.some(({ isOnline }) => isOnline)).toBe(isSaid);
    });
  });
});

describe('older messages', () => {
  it('come before the loaded ones, and fail without removing any', async () => {
    const room = await createRoom();
    for (let count = 0; count < 40; count += 1) await room.send(`No. ${count}`);
    const { result } = renderHook(
      () => ({
        thread: useThread(useCustomerSide(), 'c-01'),
        older: useOlder(useCustomerSide(), 'c-01'),
      }),
      {
        wrapper: room.wrapper,
      },
    );
    const count = () => {
      const { thread } = result.current;
      return thread.phase === 'ready' ? thread.data.messages.length : 0;
    };
    await waitFor(() => expect(count()).toBe(30));
    const messages = vi.spyOn(room.api, 'listMessages');
    messages.mockRejectedValueOnce(new ServiceError({ kind: 'server' }));
    await act(async () => expect(result.current.older.show()).rejects.toBeInstanceOf(ServiceError));
    await waitFor(() => expect(result.current.older.phase).toBe('failed'));
    expect(count()).toBe(30);
    await act(async () => expect(await result.current.older.show()).toBe(false));
    await waitFor(() => expect(count()).toBe(45));
  });
});

describe('sent messages', () => {
  async function send(own: Partial<Api> = {}) {
    const { promise, reject } = Promise.withResolvers<never>();
    const room = await createRoom({ sendMessage: () => promise, ...own });
    const { result } = renderHook(() => useOutgoing(useCustomerSide()), { wrapper: room.wrapper });
    act(() => result.current.send('c-01', 'My secret'));
    expect(room.outbox.getState().pending).toMatchObject([{ text: 'My secret', state: 'sending' }]);
    return { ...room, result, fail: (error: Error) => act(async () => reject(error)) };
  }

  it('stay where they were written when they failed', async () => {
    const { outbox, fail } = await send();
    await fail(new Error('No network'));
    expect(outbox.getState().pending).toMatchObject([
      { text: 'My secret', state: 'failed', problem: undefined },
    ]);
  });

  it('show why the server rejects them', async () => {
    const { outbox, fail } = await send();
    await fail(new ServiceError({ kind: 'rate-limited', retryAfter: 12 }));
    expect(outbox.getState().pending[0]?.problem).toMatch(/12/);
  });

  it('are sent again with their key', async () => {
    const keys: string[] = [];
    const { outbox, result } = await send({
      async sendMessage({ idempotencyKey }) {
        keys.push(idempotencyKey);
        throw new Error('No network');
      },
    });
    await waitFor(() => expect(outbox.getState().pending[0]?.state).toBe('failed'));
    const [failed] = outbox.getState().pending;
    if (failed !== undefined) await act(async () => result.current.retry(failed));
    expect(keys).toEqual([failed?.id, failed?.id]);
  });

  it('arrive in the order in which they were written, behind one that failed too', async () => {
    const sending: { text: string; settle: () => void }[] = [];
    const { result } = await send({
      sendMessage({ body: { text } }) {
        const { promise, reject } = Promise.withResolvers<never>();
        sending.push({ text, settle: () => reject(new Error('No network')) });
        return promise;
      },
    });
    act(() => result.current.send('c-01', 'Second'));
    act(() => result.current.send('c-02', 'Elsewhere'));
    const contents = () => sending.map(({ text }) => text);
    await waitFor(() => expect(contents()).toEqual(['My secret', 'Elsewhere']));
    sending[0]?.settle();
    await waitFor(() => expect(contents()).toEqual(['My secret', 'Elsewhere', 'Second']));
  });

  it('are not restored after the customer has signed out', async () => {
    const { outbox, fail } = await send();
    outbox.clear();
    await fail(new Error('No network'));
    expect(outbox.getState().pending).toEqual([]);
  });

  it('are kept until the server lists them', async () => {
    const { api, outbox } = await send({
      sendMessage: async () => ({
        message: {
          id: 'm1',
          sender: 'customer',
          text: 'My secret',
          language: 'en',
          sentAt: 3,
          isAutomatic: false,
        },
      }),
    });
    await waitFor(() => expect(outbox.getState().pending[0]?.sentId).toBe('m1'));
    expect(await allConversations(api, request)).toHaveLength(5);
  });
});
