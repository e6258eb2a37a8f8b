import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { createI18n } from '../../i18n/init.ts';
import { PortsProvider } from '../../blocks/PortsProvider.tsx';
import { createMemoryPorts } from '../../testing/memory/index.ts';
import type { Api } from '../../domain/api.ts';
import type { MessagePage } from '../../domain/chat.ts';
import { Thread } from './Thread.tsx';

const conversation = {
  id: 'c1',
  revision: 1,
  salon: { id: '01', name: 'Kyma' },
  picture: null,
  lastMessage: null,
  unreadCount: 0,
  firstUnreadId: null,
  isOnline: false,
};

async function openThread() {
  const messages = Promise.withResolvers<MessagePage>();
  const i18n = await createI18n('en', ['chat', 'common']);
  const memory = createMemoryPorts({ now: () => 3 });
  const { clock, drafts } = memory;
  const api: Api = { ...memory.api, listMessages: () => messages.promise };
  render(
    <MemoryRouter>
      <I18nextProvider i18n={i18n}>
        <QueryClientProvider
          client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
        >
          <PortsProvider ports={{ api, clock, drafts }}>
            <Thread conversation={conversation} isTyping={false} />
          </PortsProvider>
        </QueryClientProvider>
      </I18nextProvider>
    </MemoryRouter>,
  );
  return messages;
}

const wayBack = () => screen.getByRole('link', { name: 'Back to all messages' });

it('has a back link while it loads, and keeps the focus on it when the messages load', async () => {
  const messages = await openThread();
  wayBack().focus();
  messages.resolve({
    messages: [
      { id: 'm1', sender: 'salon', text: 'Hello', language: 'en', sentAt: 1, isAutomatic: true },
    ],
    nextCursor: null,
  });
  await screen.findByRole('log');
  expect(document.activeElement).toBe(wayBack());
  expect(screen.getByText('Automatic reply')).toBeDefined();
});

it('leaves the focus where it is otherwise', async () => {
  const messages = await openThread();
  messages.resolve({ messages: [], nextCursor: null });
  await screen.findByRole('log');
  expect(document.activeElement).toBe(document.body);
});

it('has a back link when the messages failed to load', async () => {
  const messages = await openThread();
  messages.reject(new Error('offline'));
  await screen.findByRole('button', { name: /try again/i });
  expect(wayBack().getAttribute('href')).toBe('/profile/chat');
});
