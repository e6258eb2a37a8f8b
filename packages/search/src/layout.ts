/** The keys of a keyboard, with the letters of its Latin and its Greek layout. */
const keys: readonly (readonly [latin: string, greek: string])[] = [
  ['w', 'ς'],
  ['e', 'ε'],
  ['r', 'ρ'],
  ['t', 'τ'],
  ['y', 'υ'],
  ['u', 'θ'],
  ['i', 'ι'],
  ['o', 'ο'],
  ['p', 'π'],
  ['a', 'α'],
  ['s', 'σ'],
  ['d', 'δ'],
  ['f', 'φ'],
  ['g', 'γ'],
  ['h', 'η'],
  ['j', 'ξ'],
  ['k', 'κ'],
  ['l', 'λ'],
  ['z', 'ζ'],
  ['x', 'χ'],
  ['c', 'ψ'],
  ['v', 'ω'],
  ['b', 'β'],
  ['n', 'ν'],
  ['m', 'μ'],
  // The accent of the Greek layout.
  [';', ''],
  ['q', ';'],
];

const toGreek = new Map(keys);
const toLatin = new Map(keys.map(([latin, greek]) => [greek, latin]));
toLatin.delete('');

/** The same keys on the other layout: "kommvthrio" is "κομμωτηριο", and "ηαιρ" is "hair". */
export function otherLayout(text: string): string {
  const plain = text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();
  const letters = /[α-ω]/u.test(plain) ? toLatin : toGreek;
  return Array.from(plain, (letter) => letters.get(letter) ?? letter).join('');
}
