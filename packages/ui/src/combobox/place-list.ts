import { windowOf } from '../internal/root-of.ts';

const gap = 8;
const edge = 16;
/** The least width, where the window has it. */
const narrowest = 320;
/** Enough below the field: about five options. */
const enough = 240;

/**
 * Places an open list at its field, as high as the part of the window allows that an on-screen
 * keyboard leaves visible. It scrolls with the page, because its offsets are those of the page.
 */
export function placeList(list: HTMLElement, input: HTMLElement): void {
  // A field draws its box around the input.
  const field = input.closest('[data-part=field], [data-part=box]') ?? input;
  const { top, bottom, left, right, width } = field.getBoundingClientRect();
  const page = input.ownerDocument.documentElement;
  const view = windowOf(input);
  const visible = view.visualViewport;
  const visibleTop = visible?.offsetTop ?? 0;
  const visibleBottom = visibleTop + (visible?.height ?? page.clientHeight);
  const above = top - gap - visibleTop - edge;
  const below = visibleBottom - edge - bottom - gap;
  // Independent of the content: a list that shrinks while the visitor types keeps its side.
  const onTop = below < enough && above > below;

  const inline = Math.min(Math.max(width, narrowest), page.clientWidth - 2 * edge);
  const start = getComputedStyle(input).direction === 'rtl' ? page.clientWidth - right : left;
  const furthest = page.clientWidth - edge - inline;
  list.style.inlineSize = `${inline}px`;
  list.style.insetInlineStart = `${Math.max(edge, Math.min(start, furthest))}px`;
  list.style.maxBlockSize = `min(26rem, ${Math.max(onTop ? above : below, 0)}px)`;
  const offset = onTop ? top - gap - list.getBoundingClientRect().height : bottom + gap;
  list.style.insetBlockStart = `${offset + view.scrollY}px`;
}
