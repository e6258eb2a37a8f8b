/** One element of the head with its key. */
export interface HeadTag {
  readonly element: 'meta' | 'link';
  readonly key: readonly [attribute: 'name' | 'property' | 'rel' | 'hreflang', value: string];
  readonly content: string;
}

/** Marks the elements that change with the page. */
export const headTagMark = 'data-page';

/** All attributes of an element; identifying ones first. */
export function attributesOf({ element, key, content }: HeadTag): readonly (readonly string[])[] {
  const [attribute] = key;
  return [
    ...(attribute === 'hreflang' ? [['rel', 'alternate']] : []),
    key,
    [element === 'link' ? 'href' : 'content', content],
  ];
}

/** Data as the text of a data block, escaped so that it cannot end its element. */
export function blockText(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
}
