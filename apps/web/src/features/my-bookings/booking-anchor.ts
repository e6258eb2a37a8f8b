/** Id of the element of one booking; a link to the page can end in it. */
export function anchorOf(bookingId: string): string {
  return `booking-${bookingId}`;
}

/** Moves the focus to a booking at its new position, or to the next step where it was cancelled. */
export function focusBooking(bookingId: string): void {
  const place = document.getElementById(anchorOf(bookingId));
  const wayOut = place?.querySelector<HTMLElement>('[data-way-out]');
  (wayOut ?? place)?.focus();
}
