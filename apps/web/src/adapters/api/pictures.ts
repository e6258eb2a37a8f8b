import type { PictureAnswer } from '@salonica/contract/v1';
import type { Picture } from '../../domain/picture.ts';

/** Addresses of pictures and documents on the API host. */
export interface Pictures {
  readonly portrait: (path: string | null) => string | null;
  readonly pair: (picture: PictureAnswer) => Picture;
  readonly pairOrNull: (picture: PictureAnswer | null) => Picture | null;
  /** A document of the payment provider. */
  readonly document: (path: string) => string;
}

/**
 * @param host - origin of the API host; empty for the page's own origin
 * @example picturesOf('https://api.example').portrait('/storage/avatars/nikos.svg')
 */
export function picturesOf(host: string): Pictures {
  const pair = ({ light, dark }: PictureAnswer) => ({
    light: `${host}${light}`,
    dark: `${host}${dark}`,
  });
  return {
    portrait: (path) => (path === null ? null : `${host}${path}`),
    pair,
    pairOrNull: (picture) => (picture === null ? null : pair(picture)),
    document: (path) => `${host}${path}`,
  };
}
