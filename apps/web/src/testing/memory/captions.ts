import type { Texts } from './texts.ts';

/** The subjects of a salon's drawings, by name. */
export const captions: Readonly<Record<string, Texts>> = {
  facade: { en: 'The storefront', el: 'Η πρόσοψη' },
  stations: { en: 'The styling stations', el: 'Οι θέσεις χτενίσματος' },
  basins: { en: 'The wash room', el: 'Ο χώρος λουσίματος' },
  shelf: { en: 'The product shelves', el: 'Τα ράφια με τα προϊόντα' },
  reception: { en: 'The reception', el: 'Η υποδοχή' },
  tools: { en: 'The tools of the trade', el: 'Τα εργαλεία της δουλειάς' },
};
