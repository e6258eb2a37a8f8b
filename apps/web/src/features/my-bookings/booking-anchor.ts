/** Element id of a booking; a link to the page can use it as its fragment. */
export function anchorOf(bookingId: string): string {
  return `booking-${bookingId}`;
}

/** Moves the focus to a booking at its new position, or to the next step where it was cancelled. */
export function focusBooking(bookingId: string): void {
  const place = document.getElementById(anchorOf(bookingId));
  const exit = place?.querySelector<HTMLElement>('[data-way-out]');
  (exit ?? place)?.focus();
}
