import type { SalonPicture } from '../../domain/ports/old/salon-port.ts';
import { textIn } from './sample-offer.ts';

/** What the drawings of the preview show, by the first part of their file name. */
const captions: Readonly<Record<string, { en: string; el: string }>> = {
  facade: { en: 'The storefront', el: 'Η πρόσοψη' },
  stations: { en: 'The styling stations', el: 'Οι θέσεις χτενίσματος' },
  basins: { en: 'The wash room', el: 'Ο χώρος λουσίματος' },
  shelf: { en: 'The product shelves', el: 'Τα ράφια με τα προϊόντα' },
  reception: { en: 'The reception', el: 'Η υποδοχή' },
  tools: { en: 'The tools of the trade', el: 'Τα εργαλεία της δουλειάς' },
};

/** Words for under a picture; null for one that nobody described. */
export function captionOf({ day }: SalonPicture, language: string): string | null {
  const [kind = ''] = day.slice(day.lastIndexOf('/') + 1).split('.');
  const caption = captions[kind];
  return caption === undefined ? null : textIn(language, caption);
}
