/** Where the room of a customer's tickets is stored, for the next visit of the same page at the same width. */
export const ticketRoomKey = 'salonica.tickets';

/** How high the tickets of a salon page were, in CSS pixels. */
export interface TicketRoom {
  readonly path: string;
  readonly width: number;
  readonly height: number;
}

/**
 * Reserves the room of a customer's tickets before the first paint, so that they do not push the page when they come.
 *
 * @param stored - which nothing has checked
 */
export function reserveTicketRoom(page: HTMLElement, stored: string, path: string): void {
  try {
    const room = JSON.parse(stored) as Partial<TicketRoom>;
    const isSame = room.path === path && room.width === window.innerWidth;
    if (!isSame || typeof room.height !== 'number') return;
    page.style.setProperty('--tickets', `${room.height}px`);
    page.dataset['tickets'] = '';
  } catch {
    // Without the room the tickets push the page.
  }
}
