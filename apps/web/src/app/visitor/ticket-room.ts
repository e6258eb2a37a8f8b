/** Storage key of the height of a customer's tickets, by page and width. */
export const ticketRoomKey = 'salonica.tickets';

/** Height of a salon page's tickets, in CSS pixels. */
export interface TicketRoom {
  readonly path: string;
  readonly width: number;
  readonly height: number;
}

/** The stored room, where it is that of the page at this path; its other fields are unchecked. */
export function ticketRoomAt(path: string, stored: string): Partial<TicketRoom> | null {
  try {
    const room = JSON.parse(stored) as Partial<TicketRoom>;
    return room.path === path ? room : null;
  } catch {
    return null;
  }
}

/**
 * Reserves room for a customer's tickets before the first paint, against layout shifts.
 * @param stored - unvalidated
 */
export function reserveTicketRoom(page: HTMLElement, stored: string, path: string): void {
  const room = ticketRoomAt(path, stored);
  if (room?.width !== window.innerWidth || typeof room.height !== 'number') return;
  page.style.setProperty('--tickets', `${room.height}px`);
  page.dataset['tickets'] = '';
}
