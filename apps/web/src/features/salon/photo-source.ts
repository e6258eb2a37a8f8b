import type { Picture } from '../../domain/picture.ts';

/** Resolves when the picture is decoded; rejects when it fails to load. */
export type DecodePhoto = (src: string) => Promise<void>;

/** Fetches a picture as the browser would for the page, and decodes it. */
export const decodePhoto: DecodePhoto = async (src) => {
  const image = new Image();
  image.src = src;
  await image.decode();
};

/** Whether the dark theme is active. */
function isDark(): boolean {
  const { theme } = document.documentElement.dataset;
  return theme === undefined
    ? window.matchMedia('(prefers-color-scheme: dark)').matches
    : theme === 'dark';
}

/**
 * Fetches the pictures of a gallery by index, in the current theme.
 * @param onLightOnly - called once if the host has no drawings for the dark theme
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
