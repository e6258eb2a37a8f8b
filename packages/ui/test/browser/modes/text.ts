import { describe, isSeen, reachable } from './seen.ts';

/** A rendered run of text. */
export interface Words {
  element: HTMLElement;
  text: string;
  /** The approximate ink: as high as the letters, at any line height. */
  lines: DOMRect[];
}

function ink({ x, y, width, height }: DOMRect, letters: number): DOMRect {
  const trimmed = Math.min(height, letters * 0.8);
  return new DOMRect(x, y + (height - trimmed) / 2, width, trimmed);
}

/** Every visible run of text under `root`. */
export function wordsOf(root: Element): Words[] {
  const found: Words[] = [];
  const walker = document.createTreeWalker(reachable(root), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.nodeValue?.trim() ?? '';
    if (element === null || text === '' || element.closest('script, style, option, svg')) continue;
    if (!isSeen(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const letters = Number.parseFloat(getComputedStyle(element).fontSize);
    const lines = [...range.getClientRects()]
      .filter(({ width, height }) => width > 0.5 && height > 0.5)
      .map((line) => ink(line, letters));
    if (lines.length > 0) found.push({ element, text, lines });
  }
  return found;
}

const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';

/** Truncated on purpose, with an ellipsis: at the end of its line, or of its last line. */
function isAbridged(element: Element, side: 'inline' | 'block'): boolean {
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    const style = getComputedStyle(at);
    if (style.getPropertyValue('-webkit-line-clamp') !== 'none') return true;
    if (side === 'inline' && style.textOverflow === 'ellipsis') return true;
  }
  return false;
}

const isPainted = (style: CSSStyleDeclaration) =>
  style.backgroundColor !== 'rgba(0, 0, 0, 0)' ||
  [style.borderTopWidth, style.borderBottomWidth].every((width) => Number.parseFloat(width) > 0);

/** The box inside of the borders, which clips and is painted. */
function paddingBox(element: Element, style: CSSStyleDeclaration): DOMRect {
  const { left, top, width, height } = element.getBoundingClientRect();
  const [start, end, above, below] = [
    style.borderLeftWidth,
    style.borderRightWidth,
    style.borderTopWidth,
    style.borderBottomWidth,
  ].map(Number.parseFloat) as [number, number, number, number];
  return new DOMRect(left + start, top + above, width - start - end, height - above - below);
}

interface Sides {
  inline: number;
  block: number;
}

/** Overflow of lines beyond a box. */
function beyond(lines: DOMRect[], box: DOMRect): Sides {
  return {
    inline: Math.max(
      ...lines.map(({ left, right }) => Math.max(box.left - left, right - box.right)),
    ),
    block: Math.max(
      ...lines.map(({ top, bottom }) => Math.max(box.top - top, bottom - box.bottom)),
    ),
  };
}

function lost({ element, lines }: Words): string | undefined {
  for (
    let at: Element | null = element;
    at !== null && at !== document.body;
    at = at.parentElement
  ) {
    const style = getComputedStyle(at);
    if (style.display === 'contents' || style.display === 'inline') continue;
    // A story's wrapper is not part of the component.
    if (at.closest('[data-component]') === null) return undefined;
    const over = beyond(lines, paddingBox(at, style));
    const cutInline = cuts(style.overflowX);
    const cutBlock = cuts(style.overflowY);
    const isCut =
      (cutInline && over.inline > 1 && !isAbridged(element, 'inline')) ||
      (cutBlock && over.block > 1 && !isAbridged(element, 'block'));
    if (isCut) return `cut off by ${describe(at)}`;
    if ((cutInline && over.inline > 1) || (cutBlock && over.block > 1)) return undefined;
    if (isPainted(style) && (over.inline > 1 || (over.block > 1 && !scrolls(style.overflowY)))) {
      return `outside of ${describe(at)} by ${over.inline.toFixed(1)}, ${over.block.toFixed(1)}`;
    }
    // Scrollable content is not lost, and outer boxes do not clip it.
    if (scrolls(style.overflowX) || scrolls(style.overflowY)) return undefined;
    if (style.position === 'fixed') return undefined;
  }
  return undefined;
}

/** The visible part of a line inside scrollers and clipping boxes. */
function shown(line: DOMRect, element: Element): DOMRect {
  let [left, top, right, bottom] = [line.left, line.top, line.right, line.bottom];
  for (
    let at: Element | null = element;
    at !== null && at !== document.body;
    at = at.parentElement
  ) {
    const { overflowX, overflowY, display } = getComputedStyle(at);
    if (overflowX === 'visible' || display === 'inline' || display === 'contents') continue;
    const box = at.getBoundingClientRect();
    left = Math.max(left, box.left);
    right = Math.min(right, box.right);
    if (overflowY === 'visible') continue;
    top = Math.max(top, box.top);
    bottom = Math.min(bottom, box.bottom);
  }
  return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
}

const overlap = (a: DOMRect, b: DOMRect) =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;

function collisions(all: Words[]): string[] {
  const words = all.map(({ element, lines }) => ({
    element,
    lines: lines.map((line) => shown(line, element)),
  }));
  return words.flatMap((one, index) =>
    words
      .slice(index + 1)
      .filter((other) => one.lines.some((a) => other.lines.some((b) => overlap(a, b))))
      .map((other) => `${describe(one.element)} runs into ${describe(other.element)}`),
  );
}

/** A story with its own width is irrelevant for the page's width. */
const hasOwnWidth = () =>
  [...document.body.querySelectorAll<HTMLElement>('[style*="inline-size"]')].some(
    ({ style }) => Number.parseFloat(style.inlineSize) > window.innerWidth,
  );

/** The elements that make the page scroll sideways. */
function tooWide(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth || hasOwnWidth()) return [];
  const widest = [...document.body.querySelectorAll('*')].findLast(
    (element) => element.getBoundingClientRect().right > clientWidth + 1,
  );
  return [
    `the page is ${scrollWidth - clientWidth} px too wide: ${widest ? describe(widest) : ''}`,
  ];
}

/**
 * Text that is cut off, overflows its box, overlaps other text, or makes the page scroll sideways.
 */
export function lostWords(): string[] {
  const words = wordsOf(document.body);
  return [
    ...tooWide(),
    ...words.flatMap((run) => {
      const reason = lost(run);
      return reason === undefined ? [] : [`${describe(run.element)}: ${reason}`];
    }),
    ...collisions(words),
  ];
}
