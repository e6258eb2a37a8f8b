import type { Dictionary } from '../../../src/messages/index.ts';

const accents: Record<string, string> = {
  a: 'á', c: 'ç', e: 'ë', i: 'ï', n: 'ñ', o: 'ö', u: 'ü', y: 'ý',
  A: 'Å', C: 'Ç', E: 'É', I: 'Î', N: 'Ñ', O: 'Ø', U: 'Û', Y: 'Ý',
}; // prettier-ignore

/** A word 40 % longer: its own letters with accents, the last ones repeated. */
function longer(word: string): string {
  const extra = Math.round(word.length * 0.4);
  const stretched = word + word.slice(word.length - extra);
  return stretched.replaceAll(/./g, (letter) => accents[letter] ?? letter);
}

const word = /\p{L}{3,}/gu;

/** A sentence in a pseudo-locale: 40 % longer, with accents, in brackets. */
export function pseudo(text: string): string {
  if (!/\p{L}{3}/u.test(text) || text.startsWith('[')) return text;
  return `[${text.replaceAll(word, longer)}]`;
}

export type Message = string | ((...values: never[]) => string);

/** Strings of every component in the pseudo-locale, derived from the English ones. */
export function pseudoMessages(english: Record<string, Record<string, Message>>): Dictionary {
  const messages = Object.entries(english).map(([component, strings]) => [
    component,
    Object.fromEntries(
      Object.entries(strings).map(([key, message]) => [
        key,
        typeof message === 'string'
          ? pseudo(message)
          : (...values: never[]) => pseudo(message(...values)),
      ]),
    ),
  ]);
  return { locale: 'en', ...Object.fromEntries(messages) } as Dictionary;
}

/** Applies the pseudo-locale to a story's own texts in the document. */
export function pseudoTexts(root: HTMLElement): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node.parentElement?.closest('script, style')) continue;
    const text = node.nodeValue ?? '';
    // A space at the end stays at the end.
    node.nodeValue = text.replace(/\S(?:.*\S)?/s, pseudo);
  }
  for (const field of root.querySelectorAll('[placeholder]')) {
    field.setAttribute('placeholder', pseudo(field.getAttribute('placeholder') ?? ''));
  }
}
