/** Why a text that a person typed is refused. */
export type TypedProblem = 'empty' | 'characters' | 'too-long';

/** Scripts in which a joiner between two letters changes what is read. */
const joining =
  '(?!\\p{DI}|\\s)[\\p{scx=Arab}\\p{scx=Syrc}\\p{scx=Nkoo}\\p{scx=Adlm}\\p{scx=Mong}' +
  '\\p{scx=Deva}\\p{scx=Beng}\\p{scx=Guru}\\p{scx=Gujr}\\p{scx=Orya}\\p{scx=Taml}\\p{scx=Telu}' +
  '\\p{scx=Knda}\\p{scx=Mlym}\\p{scx=Sinh}\\p{scx=Khmr}\\p{scx=Mymr}\\p{scx=Tibt}\\p{scx=Java}\\p{scx=Bali}]';
/** Signs that take the vowel from a letter; a joiner after one also stands at the end of a word. */
const viramas = '\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca';
const pictograph = '\\p{ExtPict}(?:\\p{EMod}|[\ufe0e\ufe0f])?';

/**
 * Invisible characters that are needed where they stand, with the character that needs them: keys,
 * flags of regions, variants of Chinese and Mongolian letters, joiners, emoji (after the flags, which
 * begin with one).
 */
const needed =
  '[0-9#*]\ufe0f\u20e3|' +
  '\u{1f3f4}[\\u{e0030}-\\u{e0039}\\u{e0061}-\\u{e007a}]{1,6}\\u{e007f}|' +
  '\\p{UIdeo}[\\ufe00-\\ufe02\\u{e0100}-\\u{e01ef}]|' +
  '[\u1820-\u18aa][\u180b-\u180d\u180f]|' +
  `(?<=${joining})[\u200c\u200d](?=${joining})|` +
  `(?<=[${viramas}])\u200d|` +
  `${pictograph}(?:\u200d${pictograph})*`;

/** Marks that only turn the direction of what follows; the rest of the group also nests. */
const directionMarks = '\u061c\u200e\u200f';
const directionControls = '\u202a-\u202e\u2066-\u2069';

const invisible = /* @__PURE__ */ new RegExp(
  `(${needed})|(?![${directionMarks}${directionControls}])\\p{DI}`,
  'gu',
);
const unbalanced = /* @__PURE__ */ new RegExp(`[${directionControls}]`, 'gu');
const visible = /[^\s\p{M}\p{Z}\p{Cf}\p{DI}\u2800]/u;
const refused = {
  line: /* @__PURE__ */ new RegExp(
    `[\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}\\p{NChar}\\ufff9-\\ufffb${directionMarks}${directionControls}]|\\p{M}{12}`,
    'u',
  ),
  text: /(?!\n)\p{Cc}|[\p{Cs}\p{NChar}\ufff9-\ufffb]|\p{M}{12}/u,
} as const;

/** One form for letters that look the same, and nothing that cannot be seen without a use. */
function composed(text: string): string {
  const kept = text.replaceAll(invisible, (_, use: string | undefined) => use ?? '');
  const normal = kept.normalize('NFC');
  // Composition orders marks, and a joiner may then stand after another one.
  return normal === text ? normal : composed(normal);
}

/** Nothing where nothing can be seen: spaces, marks and format characters alone. */
const orNothing = (text: string): string => (visible.test(text) ? text : '');

/**
 * What is kept of a name or of another text of one line: composed (NFC), trimmed, with single
 * spaces and without invisible characters, except those that a script or an emoji needs.
 * @example tidyLine('  Ελένη\u200b   Βασιλείου ') // 'Ελένη Βασιλείου'
 */
export function tidyLine(text: string): string {
  return orNothing(
    composed(text)
      .trim()
      .replaceAll(/[\t\p{Zs}]+/gu, ' '),
  );
}

/** What is kept of a text with line breaks; each is written as one line feed. */
export function tidyText(text: string): string {
  const lines = text.replaceAll(/\r\n?|[\v\f\u0085\u2028\u2029]/gu, '\n').replaceAll('\t', ' ');
  return orNothing(composed(lines.replaceAll(unbalanced, '')).trim());
}

/**
 * A length in code points, as PostgreSQL and JSON Schema count it: an accent is part of its letter
 * where both exist as one character, a plain emoji is one. Each takes at most four bytes.
 */
const lengthOf = (text: string): number => Array.from(text).length;

function problemOf(text: string, most: number, unfit: RegExp): TypedProblem | undefined {
  if (text === '') return 'empty';
  if (unfit.test(text)) return 'characters';
  return lengthOf(text) > most ? 'too-long' : undefined;
}

/**
 * Why this text of one line is refused, or `undefined`. Line breaks, control characters and marks
 * of direction are, because they would also change the text around it.
 * @param most - maximum length of the tidied text, in code points
 */
export const lineProblem = (text: string, most: number): TypedProblem | undefined =>
  problemOf(tidyLine(text), most, refused.line);

/**
 * Why this text of several lines is refused, or `undefined`.
 * @param most - maximum length of the tidied text, in code points
 */
export const textProblem = (text: string, most: number): TypedProblem | undefined =>
  problemOf(tidyText(text), most, refused.text);

/** Maximum length of a person's name, in code points. */
export const nameMaxLength = 120;
