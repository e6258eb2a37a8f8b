/** Most spellings of one Latin word that are considered. */
const mostSounds = 12;

/** Greek spellings of a sound, longer ones first; the sound is written in Latin letters and T for theta. */
const greekSounds: readonly (readonly [letters: string, sound: string])[] = [
  ['ου', 'u'],
  ['αυ', 'av'],
  ['ευ', 'ev'],
  ['αι', 'e'],
  ['ει', 'i'],
  ['οι', 'i'],
  ['υι', 'i'],
  ['μπ', 'v'],
  ['ντ', 'd'],
  ['γκ', 'g'],
  ['γγ', 'g'],
  ['γχ', 'h'],
  ['α', 'a'],
  ['β', 'v'],
  ['γ', 'g'],
  ['δ', 'd'],
  ['ε', 'e'],
  ['ζ', 'z'],
  ['η', 'i'],
  ['θ', 'T'],
  ['ι', 'i'],
  ['κ', 'k'],
  ['λ', 'l'],
  ['μ', 'm'],
  ['ν', 'n'],
  ['ξ', 'ks'],
  ['ο', 'o'],
  ['π', 'p'],
  ['ρ', 'r'],
  ['σ', 's'],
  ['τ', 't'],
  ['υ', 'i'],
  ['φ', 'f'],
  ['χ', 'h'],
  ['ψ', 'ps'],
  ['ω', 'o'],
];

/** Latin spellings, each with every sound that people write with it. */
const latinSounds: readonly (readonly [letters: string, sounds: readonly string[]])[] = [
  ['ou', ['u']],
  ['oo', ['u']],
  ['au', ['av', 'au']],
  ['eu', ['ev', 'eu']],
  ['ai', ['e', 'ai']],
  ['ei', ['i']],
  ['oi', ['i']],
  ['ee', ['i']],
  ['mp', ['v']],
  ['mb', ['v']],
  ['nt', ['d']],
  ['nd', ['d']],
  ['gk', ['g']],
  ['gg', ['g']],
  ['ng', ['g']],
  ['th', ['T', 'ti']],
  ['ph', ['f', 'pi']],
  ['ch', ['h']],
  ['kh', ['h', 'ki']],
  ['ck', ['k']],
  // Silent in English after a vowel, as in "high" and "light".
  ['gh', ['', 'gi', 'gh']],
  ['sh', ['s', 'si']],
  ['a', ['a']],
  ['b', ['v']],
  ['c', ['k']],
  ['d', ['d']],
  ['e', ['e']],
  ['f', ['f']],
  ['g', ['g']],
  ['h', ['h', 'i']],
  ['i', ['i']],
  ['j', ['i']],
  ['k', ['k']],
  ['l', ['l']],
  ['m', ['m']],
  ['n', ['n']],
  ['o', ['o']],
  ['p', ['p']],
  ['q', ['k']],
  ['r', ['r']],
  ['s', ['s']],
  ['t', ['t']],
  ['u', ['u', 'i']],
  ['v', ['v']],
  ['w', ['o']],
  ['x', ['h', 'ks']],
  ['y', ['i']],
  ['z', ['z']],
  ['8', ['T']],
  ['3', ['ks']],
];

const spellings = new Map<string, readonly string[]>([
  ...greekSounds.map(([letters, sound]) => [letters, [sound]] as const),
  ...latinSounds,
]);

/** Whether a Latin word has an English spelling, which Greek words are not written with. */
export const isEnglish = (word: string): boolean => /oo|ee|ck|sh|gh/.test(word);

/** "γι" before a vowel is a "y"; "ευ" before a voiceless sound is "ef"; double letters sound as one. */
function settled(sound: string): string {
  return sound
    .replaceAll(/gi(?=[aeou])/g, 'i')
    .replaceAll(/v(?=[kpthfTs])/g, 'f')
    .replaceAll(/(.)\1+/g, '$1');
}

/** How a folded word may sound, most usual first; a word of digits sounds as it is written. */
export function soundsOf(word: string): readonly string[] {
  if (/^\d*$/.test(word)) return [word];
  let sounds: readonly string[] = [''];
  for (let at = 0; at < word.length;) {
    const pair = word.slice(at, at + 2);
    const letters = pair.length === 2 && spellings.has(pair) ? pair : word.slice(at, at + 1);
    const next = spellings.get(letters) ?? [letters];
    const grown = next.flatMap((sound) => sounds.map((before) => before + sound));
    sounds = grown.length > mostSounds ? grown.slice(0, sounds.length) : grown;
    at += letters.length;
  }
  return [...new Set(sounds.map(settled))];
}
