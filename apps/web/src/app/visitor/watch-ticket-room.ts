import type { Query } from '@tanstack/react-query';
import { createSafeStorage } from '../../shared/safe-storage.ts';
import type { Services } from '../Providers.tsx';
import { type TicketRoom, ticketRoomAt, ticketRoomKey } from './ticket-room.ts';
import { onVisitorChange } from './visitor-changes.ts';

const storage = createSafeStorage(() => window.localStorage);

/** Stores the height of a salon page's tickets, and releases it where there are none. */
export function watchTicketRoom(
  { queries, auth }: Pick<Services, 'queries' | 'auth'>,
  page: HTMLElement,
): void {
  const measure = (): void => {
    const tickets = document.querySelector<HTMLElement>('[data-tickets]:not(html)');
    if (tickets === null) return;
    delete page.dataset['tickets'];
    const path = window.location.pathname;
    if (tickets.childElementCount > 0) {
      const room: TicketRoom = { path, width: window.innerWidth, height: tickets.offsetHeight };
      storage.set(ticketRoomKey, JSON.stringify(room));
    } else if (ticketRoomAt(path, storage.get(ticketRoomKey) ?? '') !== null) {
      storage.remove(ticketRoomKey);
    }
  };
  const cache = queries.getQueryCache();
  const isAnswered = (query: Query): boolean =>
    query.meta?.showsTickets === true && query.state.status !== 'pending';
  if (cache.getAll().some(isAnswered)) measure();
  cache.subscribe(({ type, query }: { readonly type: string; readonly query: Query }) => {
    // React has rendered the response by the next frame.
    if (type === 'updated' && isAnswered(query)) requestAnimationFrame(measure);
  });
  onVisitorChange(auth, ({ before }) => {
    if (before === null) return;
    delete page.dataset['tickets'];
    storage.remove(ticketRoomKey);
  });
}
