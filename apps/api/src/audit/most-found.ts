/** More findings of one kind tell nothing new. */
export const mostFound = 1000;
