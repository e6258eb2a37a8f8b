import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, it, vi } from 'vitest';
import { createI18n } from '../../i18n/init.ts';
import { PortsProvider } from '../../blocks/ports.tsx';
import { createMemoryPorts } from '../../testing/memory/index.ts';
import { deskOf } from './chat-desk.ts';
import type { ChatEvent, ChatPort } from '../../domain/ports/chat-port.ts';
import { useConversations, useIncoming, useOutgoing } from './use-chat.ts';

function createPort() {
  const listeners = new Set<(event: ChatEvent) => void>();
  let count = 0;
  const port = {
    conversations: vi.fn<ChatPort['conversations']>(async () => [
      {
        id: '01',
        name: 'Atelier',
        avatar: null,
        lastMessage: 'Hello',
        timestamp: 1,
        unreadCount: 0,
        online: true,
      },
    ]),
    messages: vi.fn<ChatPort['messages']>(async () => []),
    send: vi.fn<ChatPort['send']>(async ({ content }) => ({
      id: 'sent',
      sender: 'user',
      content,
      timestamp: 2,
    })),
    markRead: vi.fn<ChatPort['markRead']>(async () => undefined),
    observe: vi.fn<ChatPort['observe']>(async (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    }),
  };
  const arrive = (conversationId: string): void => {
    count += 1;
    const message = {
      id: `m${count}`,
      sender: 'salon' as const,
      content: `No. ${count}`,
      timestamp: 10 + count,
    };
    for (const listener of listeners) {
      listener({ type: 'message.arrived', conversationId, message });
    }
  };
  return { port, arrive, listeners };
}

async function createRoom(port: ChatPort) {
  const i18n = await createI18n('en', ['chat', 'common']);
  const { clock, drafts } = createMemoryPorts({ now: () => 3 });
  const desk = deskOf(port, drafts);
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: 1e6 } },
  });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queries}>
        <PortsProvider ports={{ chat: port, clock, drafts }}>{children}</PortsProvider>
      </QueryClientProvider>
    </I18nextProvider>
  );
  return { desk, wrapper };
}

describe('what arrives', () => {
  async function follow(openId: string | null) {
    const { port, arrive, listeners } = createPort();
    const { wrapper } = await createRoom(port);
    const rendered = renderHook(
      (props: { readonly openId: string | null }) => {
        const load = useConversations();
        useIncoming(props.openId, load.phase === 'ready');
        return load.phase === 'ready' ? load.data[0] : undefined;
      },
      { wrapper, initialProps: { openId } },
    );
    await waitFor(() => expect(listeners.size).toBe(1));
    return { ...rendered, port, arrive, listeners };
  }

  it('is heard without a gap while the customer goes from one conversation to another', async () => {
    const { result, rerender, port, arrive } = await follow(null);
    const shows = (list: object) => waitFor(() => expect(result.current).toMatchObject(list));
    act(() => arrive('01'));
    await shows({ lastMessage: 'No. 1', unreadCount: 1 });
    rerender({ openId: '01' });
    act(() => arrive('01'));
    await shows({ lastMessage: 'No. 2', unreadCount: 1 });
    expect(port.markRead).toHaveBeenCalledWith('01');
    expect(port.observe).toHaveBeenCalledTimes(1);
  });

  it('is not listened to any more once the page is left', async () => {
    const { unmount, listeners } = await follow('01');
    unmount();
    await waitFor(() => expect(listeners.size).toBe(0));
  });

  it('while the page was closed is there when it opens again', async () => {
    const { port } = createPort();
    const { wrapper } = await createRoom(port);
    const first = renderHook(() => useConversations(), { wrapper });
    await waitFor(() => expect(first.result.current.phase).toBe('ready'));
    first.unmount();
    renderHook(() => useConversations(), { wrapper });
    await waitFor(() => expect(port.conversations).toHaveBeenCalledTimes(2));
  });
});

describe('what is sent', () => {
  async function send() {
    const { port } = createPort();
    const { promise, reject } = Promise.withResolvers<never>();
    port.send.mockReturnValue(promise);
    const { desk, wrapper } = await createRoom(port);
    const { result } = renderHook(() => useOutgoing(), { wrapper });
    act(() => result.current.send('01', 'My secret'));
    expect(desk.getState().pending).toMatchObject([{ content: 'My secret', state: 'sending' }]);
    return { desk, fail: () => act(async () => reject(new Error('No network'))) };
  }

  it('stays where it was written when it did not arrive', async () => {
    const { desk, fail } = await send();
    await fail();
    expect(desk.getState().pending).toMatchObject([{ content: 'My secret', state: 'failed' }]);
  });

  it('does not come back after the customer has signed out', async () => {
    const { desk, fail } = await send();
    desk.clear();
    await fail();
    expect(desk.getState().pending).toEqual([]);
  });
});
