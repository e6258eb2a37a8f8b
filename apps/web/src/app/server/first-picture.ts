/** A picture of the first screen, for light and dark surroundings. */
export interface FirstPicture {
  readonly light: string;
  readonly dark: string;
  /** Windows in which it is shown. @default all */
  readonly media?: string;
}

/** The first picture that a page asks for before others, as its markup has it: still escaped. */
export function firstPictureOf(html: string): FirstPicture | undefined {
  const images = html.matchAll(/<img [^>]*fetchPriority="high"[^>]*>/g);
  const found: Partial<Record<string, string>> = {};
  for (const [image] of images) {
    const [, source] = / src="([^"]+)"/.exec(image) ?? [];
    const [, part = ''] = / data-part="(day|night)"/.exec(image) ?? [];
    // The next one for the same surroundings is another picture.
    if (source === undefined || part in found) break;
    found[part] = source;
  }
  const { day, night } = found;
  return day === undefined ? undefined : { light: day, dark: night ?? day };
}

/** Means nothing to a browser until the head script has made it a preload of the one that is shown. */
export function preloadOf({ light, dark, media }: FirstPicture): string {
  const only = media === undefined ? '' : ` media="${media}"`;
  return `<link rel="first-picture" as="image" fetchpriority="high" data-light="${light}" data-dark="${dark}"${only}>`;
}
