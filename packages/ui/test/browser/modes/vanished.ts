import { describe, isSeen } from './seen.ts';

const pseudos = [undefined, '::before', '::after'] as const;

/** Something drawn without words or a picture: a line, a dot, the filled part of a bar. */
export interface Mark {
  readonly element: Element;
  readonly pseudo: (typeof pseudos)[number];
}

export const isClear = (color: string) => /^rgba\(.*, 0\)$|\/ 0\)$/.test(color);

/** The colour that an element is drawn on. */
export function groundOf(element: Element | null): string {
  for (let at = element; at !== null; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at);
    if (!isClear(backgroundColor)) return backgroundColor;
  }
  return getComputedStyle(document.documentElement).colorScheme.includes('dark')
    ? 'rgb(0, 0, 0)'
    : 'rgb(255, 255, 255)';
}

const sides = ['Top', 'Right', 'Bottom', 'Left'] as const;

function isDrawn({ element, pseudo }: Mark): boolean {
  const style = getComputedStyle(element, pseudo);
  const ground = groundOf(pseudo === undefined ? element.parentElement : element);
  const differs = (color: string) => !isClear(color) && color !== ground;
  return (
    differs(style.backgroundColor) ||
    style.backgroundImage !== 'none' ||
    style.boxShadow !== 'none' ||
    (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0) ||
    sides.some(
      (side) =>
        Number.parseFloat(style[`border${side}Width`]) > 0 &&
        style[`border${side}Style`] !== 'none' &&
        differs(style[`border${side}Color`]),
    )
  );
}

const hasContent = (element: Element): boolean =>
  element.textContent.trim() !== '' ||
  element.matches('img, svg, svg *, video, canvas, input, select, textarea, progress') ||
  element.querySelector('img, svg, input, select, textarea, canvas') !== null;

function hasArea({ element, pseudo }: Mark): boolean {
  const style = getComputedStyle(element, pseudo);
  if (pseudo !== undefined) {
    if (style.content === 'none' || style.content === 'normal') return false;
    // A character is text, which forced colours keep.
    if (!/^(?:""|url)/.test(style.content)) return false;
    if (style.display === 'none' || style.opacity === '0' || style.visibility === 'hidden')
      return false;
    return Number.parseFloat(style.width) > 0.5 && Number.parseFloat(style.height) > 0.5;
  }
  const { width, height } = element.getBoundingClientRect();
  return width > 0.5 && height > 0.5;
}

/** Every mark of the components in the document that is drawn now. */
export function drawnMarks(): Mark[] {
  return [...document.body.querySelectorAll('[data-component], [data-component] *')]
    .filter((element) => isSeen(element))
    .flatMap((element) => pseudos.map((pseudo): Mark => ({ element, pseudo })))
    .filter((mark) => mark.pseudo !== undefined || !hasContent(mark.element))
    .filter((mark) => hasArea(mark) && isDrawn(mark));
}

/** The marks that are drawn no more, after the colours were forced. */
export function vanished(marks: readonly Mark[]): string[] {
  return marks
    .filter(({ element }) => element.isConnected)
    .filter((mark) => !hasArea(mark) || !isDrawn(mark))
    .map(({ element, pseudo = '' }) => `${describe(element)}${pseudo}: nobody sees it`);
}
