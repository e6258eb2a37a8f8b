/** One element of the head: which one it is, and what it says. */
export interface HeadTag {
  readonly element: 'meta' | 'link';
  readonly key: readonly [attribute: 'name' | 'property' | 'rel' | 'hreflang', value: string];
  readonly content: string;
}

/** Marks the elements that change with the page. */
export const headTagMark = 'data-page';

/** All attributes of an element; those that tell it from others come first. */
export function attributesOf({ element, key, content }: HeadTag): readonly (readonly string[])[] {
  const [attribute] = key;
  return [
    ...(attribute === 'hreflang' ? [['rel', 'alternate']] : []),
    key,
    [element === 'link' ? 'href' : 'content', content],
  ];
}

/** Facts as the text of a data block; nothing in it can end its element. */
export function blockText(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
}
