export interface OtherLetter {
  readonly letter: string;
  /** The name or the domain that contains it. */
  readonly part: string;
  readonly alphabet: 'greek' | 'cyrillic' | 'other';
}

const deltaOf = (delta: number, length: number, isFirst: boolean): number => {
  const scaled = Math.floor(delta / (isFirst ? 700 : 2));
  return scaled + Math.floor(scaled / length);
};

function biasOf(delta: number): number {
  let rest = delta;
  let bias = 0;
  for (; rest > 455; bias += 36) rest = Math.floor(rest / 35);
  return bias + Math.floor((36 * rest) / (rest + 38));
}

/** A digit of Punycode: letters are 0 to 25, numerals 26 to 35. */
const digitOf = (code: number): number => (code < 58 ? code - 22 : code - 97);

/**
 * A label of a domain as it was typed (RFC 3492): browsers write a label with other than Latin
 * letters as "xn--…" into the value of an e-mail field. No browser offers the way back.
 */
function readable(label: string): string {
  if (!label.startsWith('xn--')) return label;
  const coded = label.slice(4);
  const end = coded.lastIndexOf('-');
  const letters = Array.from(coded.slice(0, Math.max(0, end)));
  let [code, place, bias] = [128, 0, 72];
  for (let at = end + 1; at < coded.length;) {
    const before = place;
    for (let weight = 1, step = 36; ; step += 36) {
      const digit = digitOf(coded.charCodeAt(at));
      at += 1;
      if (!(digit >= 0 && digit < 36)) return label;
      place += digit * weight;
      const threshold = Math.min(26, Math.max(1, step - bias));
      if (digit < threshold) break;
      weight *= 36 - threshold;
    }
    const length = letters.length + 1;
    bias = biasOf(deltaOf(place - before, length, before === 0));
    code += Math.floor(place / length);
    place %= length;
    if (code > 0x10_ff_ff) return label;
    letters.splice(place, 0, String.fromCodePoint(code));
    place += 1;
  }
  return letters.join('');
}

function alphabetOf(letter: string): OtherLetter['alphabet'] {
  if (/\p{Script=Greek}/u.test(letter)) return 'greek';
  return /\p{Script=Cyrillic}/u.test(letter) ? 'cyrillic' : 'other';
}

/**
 * A letter of another alphabet among the Latin ones of an e-mail address, such as the Greek "ο" in
 * "gmail.cοm"; null without one. A domain that is Greek as a whole exists, and has none.
 */
export function otherLetterIn(address: string): OtherLetter | null {
  const at = address.lastIndexOf('@');
  const domain = address
    .slice(at + 1)
    .split('.')
    .map(readable);
  const mixed = domain.filter((label) => /[a-z]/i.test(label));
  for (const part of [address.slice(0, Math.max(0, at)), ...mixed]) {
    const [letter] = /[^\p{ASCII}]/u.exec(part) ?? [];
    if (letter !== undefined && /\p{Letter}/u.test(letter)) {
      const whole = mixed.includes(part) ? domain.join('.') : part;
      return { letter, part: whole, alphabet: alphabetOf(letter) };
    }
  }
  return null;
}
