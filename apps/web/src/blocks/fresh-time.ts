/**
 * Free times are fetched on each visit, because another customer may have booked one; but not again
 * right after the page's loader. In milliseconds.
 */
export const freshTime = 5000;
