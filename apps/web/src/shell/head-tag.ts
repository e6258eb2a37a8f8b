/** One element of the head: which one it is, and what it says. */
export interface HeadTag {
  readonly element: 'meta' | 'link';
  readonly key: readonly [attribute: 'name' | 'property' | 'rel', value: string];
  readonly content: string;
}

/** Marks the elements that change with the page. */
export const headTagMark = 'data-page';

/** Name of the attribute that carries what an element says. */
export function contentAttribute({ element }: HeadTag): 'content' | 'href' {
  return element === 'link' ? 'href' : 'content';
}
