// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import type { AuthView } from '../../features/auth/auth-store.ts';
import { reserveTicketRoom, ticketRoomKey } from './ticket-room.ts';
import { watchTicketRoom } from './watch-ticket-room.ts';

const page = document.documentElement;
const stored = () => localStorage.getItem(ticketRoomKey) ?? '';

function services() {
  const queries = new QueryClient();
  const answer = (tickets: readonly string[]): Promise<unknown> =>
    queries.query({
      queryKey: ['tickets'],
      queryFn: () => tickets,
      meta: { showsTickets: true },
    });
  let view = { status: 'signed-in', user: { id: 'eleni' } } as unknown as AuthView;
  const listeners = new Set<() => void>();
  const auth = {
    getView: () => view,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  } as unknown as Parameters<typeof watchTicketRoom>[0]['auth'];
  const signOut = (): void => {
    view = { status: 'guest' } as unknown as AuthView;
    for (const listener of listeners) listener();
  };
  return { queries, auth, answer, signOut };
}

function showTickets(count: number): HTMLElement {
  const tickets = document.createElement('div');
  tickets.toggleAttribute('data-tickets', true);
  for (let index = 0; index < count; index += 1) tickets.append(document.createElement('article'));
  Object.defineProperty(tickets, 'offsetHeight', { value: 270 });
  document.body.replaceChildren(tickets);
  return tickets;
}

beforeEach(() => {
  localStorage.clear();
  delete page.dataset['tickets'];
  page.removeAttribute('style');
});

it('reserves the height of the last visit’s tickets, for this page and width', async () => {
  const { queries, auth, answer } = services();
  showTickets(1);
  watchTicketRoom({ queries, auth }, page);
  await answer(['a booking']);
  await vi.waitFor(() => expect(stored()).not.toBe(''));
  reserveTicketRoom(page, stored(), '/salon/02');
  expect(page.dataset['tickets']).toBeUndefined();
  reserveTicketRoom(page, stored(), window.location.pathname);
  expect(page.dataset['tickets']).toBe('');
  expect(page.style.getPropertyValue('--tickets')).toBe('270px');
});

it.each([
  ['releases the room where there are no tickets any more', window.location.pathname, false],
  ['keeps the room of another salon on a page without tickets', '/salon/02', true],
])('%s', async (_, path, isKept) => {
  const { queries, auth, answer } = services();
  const room = JSON.stringify({ path, width: 1024, height: 270 });
  localStorage.setItem(ticketRoomKey, room);
  page.dataset['tickets'] = '';
  showTickets(0);
  watchTicketRoom({ queries, auth }, page);
  await answer([]);
  await vi.waitFor(() => expect(page.dataset['tickets']).toBeUndefined());
  expect(stored()).toBe(isKept ? room : '');
});

it('stores nothing after a customer signs out', () => {
  const { queries, auth, signOut } = services();
  localStorage.setItem(ticketRoomKey, '{}');
  watchTicketRoom({ queries, auth }, page);
  signOut();
  expect(stored()).toBe('');
});

it.each(['', '{', 'null', '{"path":"/","width":1024,"height":"9px"}'])(
  'reserves nothing for %j',
  (text) => {
    reserveTicketRoom(page, text, '/');
    expect(page.dataset['tickets']).toBeUndefined();
  },
);
