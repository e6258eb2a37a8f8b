/** By the beginning of its text: role queries are much slower. */
export function byWords(place: HTMLElement, selector: string, words: string): HTMLElement {
  const found = [...place.querySelectorAll<HTMLElement>(selector)].find((element) =>
    (element.getAttribute('aria-label') ?? element.textContent).startsWith(words),
  );
  if (found === undefined) throw new Error(`Not on the screen: ${selector} "${words}"`);
  return found;
}

export const button = (place: HTMLElement, words: string) => byWords(place, 'button', words);

export const alertIn = (place: HTMLElement) => byWords(place, '[role="alert"]', '');

export const openDialog = (title: string) => byWords(document.body, 'dialog[open]', title);
