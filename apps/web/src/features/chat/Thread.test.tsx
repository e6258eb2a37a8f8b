import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { createI18n } from '../../i18n/init.ts';
import { PortsProvider } from '../../blocks/ports.tsx';
import { createMemoryPorts } from '../../testing/memory/index.ts';
import type { ChatMessage, ChatPort } from '../../domain/ports/chat-port.ts';
import { Thread } from './Thread.tsx';

const conversation = {
  id: '01',
  name: 'Kyma',
  avatar: null,
  lastMessage: 'Hello',
  timestamp: 1,
  unreadCount: 0,
  online: false,
};

async function openThread() {
  const messages = Promise.withResolvers<ChatMessage[]>();
  const port: ChatPort = {
    conversations: async () => [conversation],
    messages: () => messages.promise,
    send: ({ content }) => Promise.resolve({ id: 'sent', sender: 'user', content, timestamp: 2 }),
    markRead: async () => undefined,
    observe: async () => () => undefined,
  };
  const i18n = await createI18n('en', ['chat', 'common']);
  const { clock, drafts } = createMemoryPorts({ now: () => 3 });
  render(
    <MemoryRouter>
      <I18nextProvider i18n={i18n}>
        <QueryClientProvider
          client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
        >
          <PortsProvider ports={{ chat: port, clock, drafts }}>
            <Thread conversation={conversation} isTyping={false} />
          </PortsProvider>
        </QueryClientProvider>
      </I18nextProvider>
    </MemoryRouter>,
  );
  return messages;
}

const wayBack = () => screen.getByRole('link', { name: 'Back to all messages' });

it('has a way back while it waits, and keeps the focus on it when the messages come', async () => {
  const messages = await openThread();
  wayBack().focus();
  messages.resolve([{ id: 'm1', sender: 'salon', content: 'Hello', timestamp: 1 }]);
  await screen.findByRole('log');
  expect(document.activeElement).toBe(wayBack());
});

it('leaves the focus where it is otherwise', async () => {
  const messages = await openThread();
  messages.resolve([]);
  await screen.findByRole('log');
  expect(document.activeElement).toBe(document.body);
});

it('has a way back when the messages did not come', async () => {
  const messages = await openThread();
  messages.reject(new Error('offline'));
  await screen.findByRole('button', { name: /try again/i });
  expect(wayBack().getAttribute('href')).toBe('/profile/chat');
});
