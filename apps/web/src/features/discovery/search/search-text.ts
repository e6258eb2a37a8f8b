/** Code points; the API refuses longer ones. */
const longest = 100;

/**
 * The part of a text that can be searched: what shows nothing is left out, a longer text counts as
 * absent.
 */
export function searchTextOf(text: string): string {
  const words = text
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\p{C}\p{Z}\u2800]+/gu, ' ')
    .trim();
  return Array.from(words).length > longest ? '' : words;
}
