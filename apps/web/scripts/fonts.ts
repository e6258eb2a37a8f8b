import type { Manifest } from 'vite';

const roman = /(?:commissioner|noto-serif-display).*-latin-.*-normal.*\.woff2$/;
const italic = /noto-serif-display.*-latin-.*-italic.*\.woff2$/;
const greek = /(?:commissioner|noto-serif-display).*-greek-.*-normal.*\.woff2$/;
const greekItalic = /noto-serif-display.*-greek-.*-italic.*\.woff2$/;

/** Files for the first paint: no Greek bytes on an English page, italics on demand. */
export function fontsOf(manifest: Manifest, language: string, withItalic: boolean): string[] {
  const files = new Set(
    Object.values(manifest).flatMap((chunk) => [chunk.file, ...(chunk.assets ?? [])]),
  );
  const isGreek = language === 'el';
  const wanted = [
    roman,
    ...(withItalic ? [italic] : []),
    ...(isGreek ? [greek] : []),
    ...(isGreek && withItalic ? [greekItalic] : []),
  ];
  return wanted.flatMap((pattern) =>
    [...files].filter((file) => pattern.test(file)).map((file) => `/${file}`),
  );
}
