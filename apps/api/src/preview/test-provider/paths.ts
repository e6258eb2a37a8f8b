/** Paths of the test provider. */
export const pagePaths = {
  fields: '/payment-fields',
  cards: '/payment-fields/cards',
  confirmations: '/payment-fields/confirmations',
  script: '/payment-fields/fields.js',
  styles: '/payment-fields/fields.css',
} as const;
