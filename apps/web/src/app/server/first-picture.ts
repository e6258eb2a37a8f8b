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
    const [, part = ''] = / data-part="(light|dark)"/.exec(image) ?? [];
    // The next one for the same surroundings is another picture.
    if (source === undefined || part in found) break;
    found[part] = source;
  }
  const { light, dark } = found;
  return light === undefined ? undefined : { light, dark: dark ?? light };
}

/**
 * Fetches it before the styles are there, without waiting for a script. Where light and dark have one each, the system
 * decides; the head script corrects that for a visitor who has chosen the other.
 */
export function preloadsOf({ light, dark, media }: FirstPicture): string[] {
  const link = (href: string, rest: string): string =>
    `<link rel="preload" as="image" href="${href}" fetchpriority="high"${rest}>`;
  if (light === dark) return [link(light, media === undefined ? '' : ` media="${media}"`)];
  return (['light', 'dark'] as const).map((theme) => {
    const inTheme = `(prefers-color-scheme: ${theme})`;
    const all = media === undefined ? inTheme : `${media} and ${inTheme}`;
    return link(
      theme === 'light' ? light : dark,
      ` media="${all}" data-media="${media ?? 'all'}" data-theme="${theme}"`,
    );
  });
}
