/** Text as people search it: without case, accents or the final form of sigma ("ΤΙΜΉΣ" and "τιμησ"). */
export function foldText(text: string): string {
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
export function latinText(folded: string): string {
  return latinOf.reduce((text, [greek, latin]) => text.replaceAll(greek, latin), folded);
}
