interface Group<Item> {
  readonly title: string;
  readonly items: readonly Item[];
}

/** Puts things under their headings, in the order of the alphabet. */
export function grouped<Item extends { readonly group: string }>(
  items: readonly Item[],
): Group<Item>[] {
  return [...Map.groupBy(items, ({ group }) => group)]
    .map(([title, own]) => ({ title, items: own }))
    .toSorted((a, b) => a.title.localeCompare(b.title));
}
