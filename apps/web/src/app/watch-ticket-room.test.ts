// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import type { AuthView } from '../features/auth/auth-store.ts';
import { reserveTicketRoom, ticketRoomKey } from './ticket-room.ts';
import { watchTicketRoom } from './watch-ticket-room.ts';

const page = document.documentElement;
const key = ['bookings', 'upcoming-at', '01', 'en'];
const stored = () => localStorage.getItem(ticketRoomKey) ?? '';

function services() {
  const queries = new QueryClient();
  let view = { status: 'signed-in', user: { id: 'eleni' } } as unknown as AuthView;
  const told = new Set<() => void>();
  const auth = {
    getView: () => view,
    subscribe: (listener: () => void) => {
      told.add(listener);
      return () => told.delete(listener);
    },
  } as unknown as Parameters<typeof watchTicketRoom>[0]['auth'];
  const signOut = (): void => {
    view = { status: 'guest' } as unknown as AuthView;
    for (const tell of told) tell();
  };
  return { queries, auth, signOut };
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

it('reserves what the tickets of the last visit took, on this page at this width', async () => {
  const { queries, auth } = services();
  showTickets(1);
  watchTicketRoom({ queries, auth }, page);
  queries.setQueryData(key, ['a booking']);
  await vi.waitFor(() => expect(stored()).not.toBe(''));
  reserveTicketRoom(page, stored(), '/salon/02');
  expect(page.dataset['tickets']).toBeUndefined();
  reserveTicketRoom(page, stored(), window.location.pathname);
  expect(page.dataset['tickets']).toBe('');
  expect(page.style.getPropertyValue('--tickets')).toBe('270px');
});

it('releases the room where there are no tickets any more', async () => {
  const { queries, auth } = services();
  localStorage.setItem(ticketRoomKey, '{}');
  page.dataset['tickets'] = '';
  showTickets(0);
  watchTicketRoom({ queries, auth }, page);
  queries.setQueryData(key, []);
  await vi.waitFor(() => expect(page.dataset['tickets']).toBeUndefined());
  expect(stored()).toBe('');
});

it('keeps nothing of a customer who signs out', () => {
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
