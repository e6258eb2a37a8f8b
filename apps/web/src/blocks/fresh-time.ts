/**
 * Free times are asked for on each visit, as anybody may have booked one; the page that has just been loaded does not ask
 * again for what its loader brought. In milliseconds.
 */
export const freshTime = 5000;
