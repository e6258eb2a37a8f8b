/** Id of the element of one booking; a link to the page can end in it. */
export function anchorOf(bookingId: string): string {
  return `booking-${bookingId}`;
}

/** Takes the focus to a booking, wherever it stands by now. */
export function focusBooking(bookingId: string): void {
  document.getElementById(anchorOf(bookingId))?.focus();
}
