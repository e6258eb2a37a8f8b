import type { PhotoImage } from '@salonica/ui/photo';
import type { Booking } from '../../domain/booking.ts';

/** The picture of a ticket; null for a plain storefront. */
export function pictureOf({ picture }: Booking['salon']): PhotoImage | null {
  return picture === null ? null : { src: picture.light, darkSrc: picture.dark, alt: '' };
}
