/** Brand names, the same in every language. */
export const cardNames = { visa: 'Visa', mastercard: 'Mastercard', amex: 'Amex' } as const;
