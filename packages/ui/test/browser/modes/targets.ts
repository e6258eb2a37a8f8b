import { controls, describe, labelOf } from './seen.ts';

/** CSS pixels of WCAG 2.5.5. */
const size = 44;

/** A link in a sentence is as high as its line. */
function inSentence(element: HTMLElement): boolean {
  const words = element.textContent.trim();
  return (
    element.matches('a') &&
    getComputedStyle(element).display === 'inline' &&
    (element.parentElement?.textContent.trim() ?? '') !== words
  );
}

function isHit(element: HTMLElement, x: number, y: number): boolean {
  const hit = document.elementFromPoint(x, y);
  if (hit === null) return false;
  return element.contains(hit) || hit.closest('label')?.control === element;
}

/** How far the element's hit area extends from the point, in one direction. */
function reach(element: HTMLElement, x: number, y: number, dx: number, dy: number): number {
  let steps = 0;
  while (steps < size && isHit(element, x + dx * (steps + 1), y + dy * (steps + 1))) steps += 1;
  return steps;
}

interface Area {
  inline: number;
  block: number;
}

/** Both ends and the middle of each arm of a cross of 44 px: most controls need no more. */
const arms = [-21.5, -10.5, 10.5, 21.5];

function areaAround(element: HTMLElement, x: number, y: number): Area | undefined {
  if (!isHit(element, x, y)) return undefined;
  if (arms.every((arm) => isHit(element, x + arm, y) && isHit(element, x, y + arm))) {
    return { inline: size, block: size };
  }
  return {
    inline: reach(element, x, y, -1, 0) + 1 + reach(element, x, y, 1, 0),
    block: reach(element, x, y, 0, -1) + 1 + reach(element, x, y, 0, 1),
  };
}

const isLarge = ({ inline, block }: Area) => Math.min(inline, block) >= size;

/** A link can cover a picture elsewhere in its component. */
function isStretched(element: HTMLElement): boolean {
  const component = element.closest('[data-component]');
  if (component === null || !element.matches('a')) return false;
  component.scrollIntoView({ block: 'start', behavior: 'instant' });
  const box = component.getBoundingClientRect();
  const steps = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((tenth) => tenth / 10);
  return steps.some((down) =>
    steps.some((along) => {
      const area = areaAround(element, box.left + box.width * along, box.top + box.height * down);
      return area !== undefined && isLarge(area);
    }),
  );
}

/** Scrolls like a user: non-scrollable content stays in place. */
function bringIntoView(element: HTMLElement): void {
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  for (let at = element.parentElement; at !== null; at = at.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(at);
    if (overflowX === 'hidden') at.scrollLeft = 0;
    if (overflowY === 'hidden') at.scrollTop = 0;
  }
}

function tooSmall(element: HTMLElement): string[] {
  const drawn = labelOf(element) ?? element;
  bringIntoView(drawn);
  const box = drawn.getBoundingClientRect();
  const area = areaAround(element, box.left + box.width / 2, box.top + box.height / 2);
  if (area && isLarge(area)) return [];
  if (isStretched(element)) return [];
  const measured = area ? `${area.inline} × ${area.block}` : 'covered';
  return [`${describe(element)}: ${measured}`];
}

/** Controls with a hit area of less than 44 px, at any visible size. */
export function smallTargets(): string[] {
  return controls(document.body)
    .filter((element) => element.closest('[data-component]') !== null && !inSentence(element))
    .flatMap(tooSmall);
}
