import type { Picture } from '../../domain/picture.ts';

/** Resolves when the picture can be drawn whole; rejects when it does not come. */
export type DecodePhoto = (src: string) => Promise<void>;

/** Fetches a picture as the browser would for the page, and gets it ready to be drawn. */
export const decodePhoto: DecodePhoto = async (src) => {
  const image = new Image();
  image.src = src;
  await image.decode();
};

/** Whether the dark theme is drawn now. */
function isDark(): boolean {
  const { theme } = document.documentElement.dataset;
  return theme === undefined
    ? window.matchMedia('(prefers-color-scheme: dark)').matches
    : theme === 'dark';
}

/**
 * Fetches the pictures of a gallery by their place, each as the theme shows it.
 *
 * @param onLightOnly - called once when it turns out that the host has no drawings for the dark theme
 */
export function photoSource(
  pictures: readonly Picture[],
  decode: DecodePhoto,
  onLightOnly: () => void,
): (index: number) => Promise<void> {
  let hasDark = true;
  return async (index) => {
    const picture = pictures[index];
    if (picture === undefined) throw new RangeError(`There is no picture ${index}`);
    if (hasDark && isDark()) {
      try {
        await decode(picture.dark);
        return;
      } catch {
        await decode(picture.light);
        if (hasDark) onLightOnly();
        hasDark = false;
        return;
      }
    }
    await decode(picture.light);
  };
}
