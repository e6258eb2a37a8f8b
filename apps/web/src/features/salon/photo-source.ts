import type { SalonPicture } from '../../domain/ports/old/salon-port.ts';

/** Resolves when the picture can be drawn whole; rejects when it does not come. */
export type DecodePhoto = (src: string) => Promise<void>;

/** Fetches a picture as the browser would for the page, and gets it ready to be drawn. */
export const decodePhoto: DecodePhoto = async (src) => {
  const image = new Image();
  image.src = src;
  await image.decode();
};

/** The theme that is drawn now. */
function isNight(): boolean {
  const { theme } = document.documentElement.dataset;
  return theme === undefined
    ? window.matchMedia('(prefers-color-scheme: dark)').matches
    : theme === 'dark';
}

/**
 * Fetches the pictures of a gallery by their place, each as the theme shows it.
 *
 * @param onDayOnly - called once when it turns out that the host has no drawings of the night
 */
export function photoSource(
  pictures: readonly SalonPicture[],
  decode: DecodePhoto,
  onDayOnly: () => void,
): (index: number) => Promise<void> {
  let hasNight = true;
  return async (index) => {
    const picture = pictures[index];
    if (picture === undefined) throw new RangeError(`There is no picture ${index}`);
    if (hasNight && isNight()) {
      try {
        await decode(picture.night);
        return;
      } catch {
        await decode(picture.day);
        if (hasNight) onDayOnly();
        hasNight = false;
        return;
      }
    }
    await decode(picture.day);
  };
}
