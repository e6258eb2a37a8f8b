import type { Query } from '@tanstack/react-query';
import { createSafeStorage } from '../adapters/storage/safe-storage.ts';
import type { Services } from './Providers.tsx';
import { type TicketRoom, ticketRoomKey } from './ticket-room.ts';
import { onVisitorChange } from './visitor-changes.ts';

const storage = createSafeStorage(() => window.localStorage);

/** Stores how much room the tickets of a salon page take, and releases it where there are none. */
export function watchTicketRoom(
  { queries, auth }: Pick<Services, 'queries' | 'auth'>,
  page: HTMLElement,
): void {
  const release = (): void => {
    delete page.dataset['tickets'];
    storage.remove(ticketRoomKey);
  };
  const measure = (): void => {
    const tickets = document.querySelector<HTMLElement>('[data-tickets]:not(html)');
    if (tickets === null) return;
    if (tickets.childElementCount === 0) {
      release();
      return;
    }
    const room: TicketRoom = {
      path: window.location.pathname,
      width: window.innerWidth,
      height: tickets.offsetHeight,
    };
    delete page.dataset['tickets'];
    storage.set(ticketRoomKey, JSON.stringify(room));
  };
  const cache = queries.getQueryCache();
  const isAnswered = (query: Query): boolean =>
    query.queryKey[0] === 'bookings' &&
    query.queryKey[1] === 'upcoming-at' &&
    query.state.status !== 'pending';
  if (cache.getAll().some(isAnswered)) measure();
  cache.subscribe(({ type, query }: { readonly type: string; readonly query: Query }) => {
    // React has rendered the answer by the next frame.
    if (type === 'updated' && isAnswered(query)) requestAnimationFrame(measure);
  });
  onVisitorChange(auth, ({ before }) => {
    if (before !== null) release();
  });
}
