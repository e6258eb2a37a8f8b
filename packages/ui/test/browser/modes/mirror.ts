import { describe, isVisuallyHidden } from './seen.ts';

type Direction = 'ltr' | 'rtl';

interface Place {
  /** Distance between the start edges of an element and its container. */
  start: number;
  width: number;
}

/** Directional properties besides the position of the box. */
interface Drawing {
  /** Directional images of the element and its pseudo-elements. */
  runs: string;
  /** Start of its pseudo-elements. */
  starts: (number | undefined)[];
  /** A directional icon is mirrored. */
  isFlipped: boolean;
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

function startsOf(element: Element, direction: Direction): (number | undefined)[] {
  return pseudos.map((pseudo) => {
    const { content, position, left, right } = getComputedStyle(element, pseudo);
    if (content === 'none' || position !== 'absolute') return undefined;
    return Number.parseFloat(direction === 'ltr' ? left : right);
  });
}

const pointing = /lucide-[\w-]*(?:left|right)\b/;

const isPointing = (element: Element) => pointing.test(element.getAttribute('class') ?? '');

function isFlipped(element: Element): boolean {
  let turns = 0;
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    const { scale, transform } = getComputedStyle(at);
    if (scale.startsWith('-')) turns += 1;
    if (transform.startsWith('matrix(-')) turns += 1;
  }
  return turns % 2 === 1;
}

function drawingOf(element: Element, direction: Direction): Drawing {
  return {
    runs: runsOf(element),
    starts: startsOf(element, direction),
    isFlipped: isPointing(element) && isFlipped(element),
  };
}

/** Elements with a directional drawing. */
function directed(elements: Element[]): Map<Element, Drawing> {
  return new Map(
    elements
      .map((element) => [element, drawingOf(element, 'ltr')] as const)
      .filter(
        ([element, { runs, starts }]) =>
          runs !== '' || starts.some((start) => start !== undefined) || isPointing(element),
      ),
  );
}

/** Elements with their own box: text runs follow the words, drawings are one unit. */
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
      return [element, { start, width: box.width }];
    }),
  );
}

function moved(before: Place, after: Place): string | undefined {
  const start = after.start - before.start;
  const width = after.width - before.width;
  if (Math.abs(start) > 1) return `starts ${start.toFixed(1)} px elsewhere`;
  if (Math.abs(width) > 1) return `is ${width.toFixed(1)} px wider`;
  return undefined;
}

function drawnAlike(element: Element, before: Drawing, after: Drawing): string | undefined {
  if (before.runs !== '' && before.runs === after.runs) return `still runs ${before.runs}`;
  const elsewhere = after.starts.findIndex(
    (start, index) => Math.abs((start ?? 0) - (before.starts[index] ?? 0)) > 1,
  );
  if (elsewhere !== -1) return `${pseudos[elsewhere]} starts elsewhere`;
  if (isPointing(element) && before.isFlipped === after.isFlipped) return 'points the wrong way';
  return undefined;
}

/** Everything that is not mirrored in a right-to-left page. */
export function unmirrored(): string[] {
  const root = document.documentElement;
  const elements = boxes();
  const before = places(elements, 'ltr');
  const drawn = directed(elements);
  root.dir = 'rtl';
  const after = places(elements, 'rtl');
  const found = elements.flatMap((element) => {
    const [one, other] = [before.get(element), after.get(element)];
    const drawing = drawn.get(element);
    const difference =
      (one && other && moved(one, other)) ??
      (drawing && drawnAlike(element, drawing, drawingOf(element, 'rtl')));
    return difference === undefined ? [] : [`${describe(element)}: ${difference}`];
  });
  root.removeAttribute('dir');
  return found;
}
