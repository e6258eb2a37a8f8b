/** More findings of one kind add no information. */
export const mostFound = 1000;
