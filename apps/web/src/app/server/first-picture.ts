/** A picture of the first screen, for the light and the dark theme. */
export interface FirstPicture {
  readonly light: string;
  readonly dark: string;
  /** Media query in which it is shown. @default all */
  readonly media?: string;
}

/** The first high-priority picture of a page, from its escaped markup. */
export function firstPictureOf(html: string): FirstPicture | undefined {
  const images = html.matchAll(/<img [^>]*fetchPriority="high"[^>]*>/g);
  const found: Partial<Record<string, string>> = {};
  for (const [image] of images) {
    const [, source] = / src="([^"]+)"/.exec(image) ?? [];
    const [, part = ''] = / data-part="(light|dark)"/.exec(image) ?? [];
    // The next one for the same theme is another picture.
    if (source === undefined || part in found) break;
    found[part] = source;
  }
  const { light, dark } = found;
  return light === undefined ? undefined : { light, dark: dark ?? light };
}

/**
 * Preloads it before the styles, without waiting for a script. With different light and dark
 * pictures the system's theme decides; the head script corrects it for a visitor who has chosen the
 * other theme.
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
