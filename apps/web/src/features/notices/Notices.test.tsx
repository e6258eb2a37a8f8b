import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { PortsProvider } from '../../blocks/PortsProvider.tsx';
import type { SignInAgain } from '../../blocks/sign-in-again.ts';
import type { Api } from '../../domain/api.ts';
import { ServiceError } from '../../domain/failure.ts';
import type { LiveEvent } from '../../domain/ports/live-port.ts';
import { createI18n } from '../../i18n/init.ts';
import { createMemoryPorts } from '../../testing/memory/index.ts';
import { NoticeCount } from './NoticeCount.tsx';
import { Notices } from './Notices.tsx';

/** Stands for the dialog that asks for the password. */
const ConfirmSignIn: SignInAgain = ({ onDone }) => (
  <button type="button" onClick={onDone}>
    It is me
  </button>
);

async function renderNotices(own: Partial<Api> = {}) {
  const usual = createMemoryPorts({ visitor: 'customer', delay: 0 }).api;
  const listeners = new Set<(event: LiveEvent) => void>();
  const live = {
    watch(_salons: readonly string[], onEvent: (event: LiveEvent) => void) {
      listeners.add(onEvent);
      return () => void listeners.delete(onEvent);
    },
  };
  const onFailed = vi.fn<() => void>();
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const api = { ...usual, ...own };
  render(
    <I18nextProvider i18n={await createI18n('en', ['notices'])}>
      <QueryClientProvider client={queries}>
        <PortsProvider ports={{ api, live }}>
          <MemoryRouter>
            <NoticeCount onAccountDeleted={() => undefined} />
            <Notices onFailed={onFailed} SignInAgain={ConfirmSignIn} />
          </MemoryRouter>
        </PortsProvider>
      </QueryClientProvider>
    </I18nextProvider>,
  );
  return {
    onFailed,
    api,
    tell: (event: LiveEvent) => {
      for (const listener of listeners) listener(event);
    },
  };
}

it('marks one notice as read, then all, and updates the count', async () => {
  await renderNotices();
  expect(await screen.findByText('2 unread')).toBeDefined();
  const [first] = await screen.findAllByRole('button', { name: /^Mark as read: / });
  if (first === undefined) throw new Error('No notice to read');
  fireEvent.click(first);
  expect(await screen.findByText('1 unread')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(screen.queryByText(/ unread$/)).toBeNull());
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
});

it('counts again when another page marks notices as read', async () => {
  const { api, tell } = await renderNotices();
  expect(await screen.findByText('2 unread')).toBeDefined();
  await api.markNoticesRead({ body: {} });
  tell({ type: 'notices.changed' });
  await waitFor(() => expect(screen.queryByText(/ unread$/)).toBeNull());
});

it('keeps the choice, and reports if it could not be saved', async () => {
  const changeNoticePreferences = vi
    .fn<Api['changeNoticePreferences']>()
    .mockRejectedValue(new ServiceError({ kind: 'server' }));
  const { onFailed } = await renderNotices({ changeNoticePreferences });
  const [mail] = await screen.findAllByRole('checkbox', { name: 'Email' });
  if (mail === undefined) throw new Error('No choice');
  fireEvent.click(mail);
  await waitFor(() => expect(onFailed).toHaveBeenCalledOnce());
  expect(changeNoticePreferences).toHaveBeenCalledWith({
    body: { kind: 'confirmation', mail: false, notice: true },
  });
  await waitFor(() => expect(mail).toHaveProperty('checked', true));
});

it('sends quick choices in sequence, and shows them all meanwhile', async () => {
  const answers: (() => void)[] = [];
  const prefer = vi.fn<Api['changeNoticePreferences']>(
    () => new Promise((resolve) => void answers.push(() => resolve({ preferences: [] }))),
  );
  await renderNotices({ changeNoticePreferences: prefer });
  const [mail] = await screen.findAllByRole('checkbox', { name: 'Email' });
  const [notice] = screen.getAllByRole('checkbox', { name: 'Notice in the app' });
  if (mail === undefined || notice === undefined) throw new Error('No choice');
  fireEvent.click(mail);
  fireEvent.click(notice);
  await waitFor(() =>
    expect([mail, notice]).toMatchObject([{ checked: false }, { checked: false }]),
  );
  expect(prefer.mock.calls).toEqual([
    [{ body: { kind: 'confirmation', mail: false, notice: true } }],
  ]);
  answers[0]?.();
  await waitFor(() => expect(prefer).toHaveBeenCalledTimes(2));
  expect(prefer).toHaveBeenLastCalledWith({
    body: { kind: 'confirmation', mail: false, notice: false },
  });
  expect([mail, notice]).toMatchObject([{ checked: false }, { checked: false }]);
  answers[1]?.();
});

it('reports that the calendar failed to load, and retries', async () => {
  const readCalendarFeed = vi
    .fn<Api['readCalendarFeed']>()
    .mockRejectedValueOnce(new ServiceError({ kind: 'server' }))
    .mockResolvedValue({ createdAt: 0 });
  await renderNotices({ readCalendarFeed });
  expect(
    await screen.findByRole('heading', { name: 'Your calendar address did not load' }),
  ).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Create address' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /try again/i }));
  expect(await screen.findByRole('button', { name: 'Stop sharing' })).toBeDefined();
});

it('shows the URL of a new calendar, until it is ended', async () => {
  await renderNotices();
  fireEvent.click(await screen.findByRole('button', { name: 'Create address' }));
  const field = await screen.findByRole('textbox', { name: 'Address of your calendar' });
  expect(field).toHaveProperty('value', expect.stringMatching(/\/calendar\/x{42}1\.ics$/));
  fireEvent.click(screen.getByRole('button', { name: 'Stop sharing' }));
  expect(await screen.findByRole('button', { name: 'Create address' })).toBeDefined();
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('asks for a recent sign-in before it makes a calendar address, and then makes it', async () => {
  const { api } = createMemoryPorts({ visitor: 'customer', delay: 0 });
  const createCalendarFeed = vi
    .fn<Api['createCalendarFeed']>(() => api.createCalendarFeed())
    .mockRejectedValueOnce(new ServiceError({ kind: 'recent-sign-in' }));
  const { onFailed } = await renderNotices({ ...api, createCalendarFeed });
  fireEvent.click(await screen.findByRole('button', { name: 'Create address' }));
  fireEvent.click(await screen.findByRole('button', { name: 'It is me' }));
  expect(await screen.findByDisplayValue(/\/calendar\/.*\.ics$/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'It is me' })).toBeNull();
  expect(createCalendarFeed).toHaveBeenCalledTimes(2);
  expect(onFailed).not.toHaveBeenCalled();
});
