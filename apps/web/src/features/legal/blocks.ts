/** A paragraph, or a list of points. */
export type Block =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] };

const bullet = '- ';

/** Lines of a text as blocks: neighbouring lines that start with a hyphen are one list. */
export function toBlocks(lines: readonly string[]): readonly Block[] {
  const blocks: Block[] = [];
  let items: string[] | null = null;
  for (const line of lines) {
    if (!line.startsWith(bullet)) {
      blocks.push({ kind: 'paragraph', text: line });
      items = null;
      continue;
    }
    if (items === null) {
      items = [];
      blocks.push({ kind: 'list', items });
    }
    items.push(line.slice(bullet.length));
  }
  return blocks;
}
