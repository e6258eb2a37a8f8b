import { darkImage, isUploaded, storageUrl } from '@salonica/contract';
import type { PictureWire } from '@salonica/contract/v1';
import type { Language } from '../../platform/http/messages.ts';
import { sharedPath } from '../../platform/pictures/catalogue.ts';
import { uploadedCard } from '../../platform/pictures/uploads.ts';

type Versioned = (path: string) => string;

/** URLs of the light and the dark drawing. */
export function pictureOf(path: string, versioned: Versioned): PictureWire {
  const published = versioned(path);
  return { light: storageUrl(published), dark: storageUrl(darkImage(published)) };
}

/** Path of the same picture for a card: a smaller one, or a bitmap where that paints sooner. */
export function cardPath(path: string, versioned: Versioned): string {
  if (isUploaded(path)) return uploadedCard(path);
  const drawn = path.replace(/\.svg$/, '.avif');
  return versioned(drawn) === drawn ? path : drawn;
}

/** URLs of a salon's picture for a card. */
export function cardPictureOf(path: string, versioned: Versioned): PictureWire {
  return pictureOf(cardPath(path, versioned), versioned);
}

/** URL of the picture for sharing a salon's page; null where it has none. */
export function sharedPictureOf(salonId: string, versioned: Versioned): string | null {
  const path = sharedPath(salonId);
  const published = versioned(path);
  return published === path ? null : storageUrl(published);
}

/** URL of a portrait. */
export function portraitOf(path: string | null, versioned: Versioned): string | null {
  return path === null ? null : storageUrl(versioned(path));
}

/** The subjects of a gallery's drawings, by file name. */
const captions: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  facade: { en: 'The storefront', el: 'Η πρόσοψη' },
  stations: { en: 'The styling stations', el: 'Οι θέσεις χτενίσματος' },
  basins: { en: 'The wash room', el: 'Ο χώρος λουσίματος' },
  shelf: { en: 'The product shelves', el: 'Τα ράφια με τα προϊόντα' },
  reception: { en: 'The reception', el: 'Η υποδοχή' },
  tools: { en: 'The tools of the trade', el: 'Τα εργαλεία της δουλειάς' },
};

/** Caption of a picture; null for one without a description. */
export function captionOf(path: string, language: Language): string | null {
  const [kind = ''] = path.slice(path.lastIndexOf('/') + 1).split('.');
  return captions[kind]?.[language] ?? null;
}
