/** Text as people search it: without case, accents or the final form of sigma ("ΤΙΜΉΣ" and "τιμησ"). */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

/** Two letters that make one sound come before the letters that they are made of. */
const latinOf: readonly (readonly [greek: string, latin: string])[] = [
  ['ου', 'ou'],
  ['αυ', 'av'],
  ['ευ', 'ev'],
  ['γγ', 'ng'],
  ['γκ', 'gk'],
  ['μπ', 'b'],
  ['ντ', 'nt'],
  ...Array.from('αβγδεζηικλμνξοπρστυφω', (greek, index): readonly [string, string] => [
    greek,
    Array.from('avgdeziiklmnxoprstyfo')[index] ?? '',
  ]),
  ['θ', 'th'],
  ['χ', 'ch'],
  ['ψ', 'ps'],
];

/** Folded text in Latin letters, as Greek street signs write it: "ροδι" is "rodi". */
export function latin(folded: string): string {
  return latinOf.reduce((text, [greek, letters]) => text.replaceAll(greek, letters), folded);
}

/** The text to search: folded, and again in Latin letters, so that either alphabet finds it. */
export function searchTextOf(texts: readonly string[]): string {
  const folded = fold(texts.join(' '));
  return [...new Set([folded, latin(folded)])].join(' ');
}

/** The words of a search, each as it was typed and in Latin letters; every one of them has to be found. */
export function searchWords(typed: string): readonly (readonly string[])[] {
  return fold(typed)
    .split(/[\s,;]+/u)
    .filter((word) => word !== '')
    .map((word) => [...new Set([word, latin(word)])]);
}
