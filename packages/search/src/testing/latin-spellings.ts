/** Latin spellings of Greek letters, as people type them; two letters come before their parts. */
const spellings: readonly (readonly [greek: string, latin: readonly string[]])[] = [
  ['ου', ['ou', 'u', 'oy']],
  ['αυ', ['au', 'av', 'ay']],
  ['ευ', ['eu', 'ev', 'ey']],
  ['αι', ['ai', 'e']],
  ['ει', ['ei', 'i']],
  ['οι', ['oi', 'i']],
  ['μπ', ['mp', 'b']],
  ['ντ', ['nt', 'd']],
  ['γκ', ['gk', 'g']],
  ['α', ['a']],
  ['β', ['v', 'b']],
  ['γ', ['g']],
  ['δ', ['d']],
  ['ε', ['e']],
  ['ζ', ['z']],
  ['η', ['i', 'h']],
  ['θ', ['th', '8']],
  ['ι', ['i']],
  ['κ', ['k']],
  ['λ', ['l']],
  ['μ', ['m']],
  ['ν', ['n']],
  ['ξ', ['ks', 'x']],
  ['ο', ['o']],
  ['π', ['p']],
  ['ρ', ['r']],
  ['σ', ['s']],
  ['ς', ['s']],
  ['τ', ['t']],
  ['υ', ['y', 'u', 'i']],
  ['φ', ['f', 'ph']],
  ['χ', ['ch', 'x', 'h']],
  ['ψ', ['ps']],
  ['ω', ['o', 'w']],
];

/** A Greek text in Latin letters; the choice between spellings follows from a number from 0 to 1. */
export function latinSpellings(text: string, choice: number): string {
  const letters = text.toLowerCase();
  let spelled = '';
  for (let at = 0; at < letters.length;) {
    const [greek, latin] = spellings.find(([start]) => letters.startsWith(start, at)) ?? [
      letters.charAt(at),
      [letters.charAt(at)],
    ];
    spelled += latin[Math.floor(choice * 7 + at) % latin.length] ?? '';
    at += greek.length;
  }
  return spelled;
}
