/**
 * Free times are fetched on each visit, as another customer may have booked one; a page that has just been loaded does
 * not fetch again what its loader brought. In milliseconds.
 */
export const freshTime = 5000;
