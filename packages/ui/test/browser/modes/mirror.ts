import { describe, isVisuallyHidden } from './seen.ts';

type Direction = 'ltr' | 'rtl';

interface Place {
  /** Distance between the start edges of an element and of what holds it. */
  start: number;
  width: number;
  /** Images that run from one side to the other, of the element and of what is drawn before and after it. */
  runs: string;
  /** Start of what is drawn before and after it. */
  drawn: (number | undefined)[];
  /** Drawn as in a mirror. */
  flipped: boolean;
}

const pseudos = ['::before', '::after'];

const sideways =
  /(?:mask|gradient)\S*\(.*?to (?:left|right)|conic-gradient|gradient\((?:90|270|-90)deg/;

function runsOf(element: Element): string {
  return [undefined, ...pseudos]
    .map((pseudo) => getComputedStyle(element, pseudo))
    .flatMap(({ backgroundImage, maskImage }) => [backgroundImage, maskImage])
    .filter((image) => sideways.test(image))
    .join();
}

function drawnOf(element: Element, direction: Direction): (number | undefined)[] {
  return pseudos.map((pseudo) => {
    const { content, position, left, right } = getComputedStyle(element, pseudo);
    if (content === 'none' || position !== 'absolute') return undefined;
    return Number.parseFloat(direction === 'ltr' ? left : right);
  });
}

function isFlipped(element: Element): boolean {
  let turns = 0;
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    const { scale, transform } = getComputedStyle(at);
    if (scale.startsWith('-')) turns += 1;
    if (transform.startsWith('matrix(-')) turns += 1;
  }
  return turns % 2 === 1;
}

/** Elements with a box of their own: runs of text follow the words, drawings are one whole. */
function boxes(): Element[] {
  return [...document.body.querySelectorAll('*')].filter(
    (element) =>
      element.closest('[data-component]') !== null &&
      element.parentElement?.closest('svg') == null &&
      element.checkVisibility() &&
      !isVisuallyHidden(element) &&
      !['inline', 'contents'].includes(getComputedStyle(element).display),
  );
}

function holder(element: Element, all: ReadonlySet<Element>): Element {
  let at = element.parentElement;
  while (at !== null && !all.has(at)) at = at.parentElement;
  return at ?? element.parentElement ?? document.documentElement;
}

function places(elements: Element[], direction: Direction): Map<Element, Place> {
  const all = new Set(elements);
  return new Map(
    elements.map((element) => {
      const box = element.getBoundingClientRect();
      const outer = holder(element, all);
      const edge = outer.getBoundingClientRect();
      const start =
        direction === 'ltr'
          ? box.left - edge.left + outer.scrollLeft
          : edge.right - box.right - outer.scrollLeft;
      const place = {
        start,
        width: box.width,
        runs: runsOf(element),
        drawn: drawnOf(element, direction),
        flipped: isFlipped(element),
      };
      return [element, place];
    }),
  );
}

const pointing = /lucide-[\w-]*(?:left|right)\b/;

function difference(element: Element, before: Place, after: Place): string | undefined {
  const moved = after.start - before.start;
  if (Math.abs(moved) > 1) return `starts ${moved.toFixed(1)} px elsewhere`;
  if (Math.abs(after.width - before.width) > 1)
    return `is ${(after.width - before.width).toFixed(1)} px wider`;
  if (before.runs !== '' && before.runs === after.runs) return `still runs ${before.runs}`;
  const drawn = after.drawn.findIndex(
    (start, index) => Math.abs((start ?? 0) - (before.drawn[index] ?? 0)) > 1,
  );
  if (drawn !== -1) return `${pseudos[drawn]} starts elsewhere`;
  const name = element.getAttribute('class') ?? '';
  if (pointing.test(name) && before.flipped === after.flipped) return 'points the wrong way';
  return undefined;
}

/** What is not the other way round when the page is written from right to left. */
export function unmirrored(): string[] {
  const root = document.documentElement;
  const elements = boxes();
  const before = places(elements, 'ltr');
  root.dir = 'rtl';
  const after = places(elements, 'rtl');
  root.removeAttribute('dir');
  return elements.flatMap((element) => {
    const [one, other] = [before.get(element), after.get(element)];
    const found = one && other && difference(element, one, other);
    return found === undefined ? [] : [`${describe(element)}: ${found}`];
  });
}
