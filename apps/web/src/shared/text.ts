/** Truncated to a number of characters, between two words. */
export function shortened(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length).replace(/[\s\p{P}]*(?:\s\S*)?$/u, '');
  return `${cut}…`;
}

/** With an uppercase first letter. */
export function capitalized(text: string, language: string): string {
  const [first = '', ...rest] = Array.from(text);
  return first.toLocaleUpperCase(language) + rest.join('');
}
