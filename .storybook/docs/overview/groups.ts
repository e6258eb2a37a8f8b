interface Group<Item> {
  readonly title: string;
  readonly items: readonly Item[];
}

const without = 'More';

/** Groups items by heading, in alphabetical order; ungrouped ones last. */
export function grouped<Item extends { readonly group: string }>(
  items: readonly Item[],
): Group<Item>[] {
  return [...Map.groupBy(items, ({ group }) => group || without)]
    .map(([title, own]) => ({ title, items: own }))
    .toSorted(
      (a, b) =>
        Number(a.title === without) - Number(b.title === without) || a.title.localeCompare(b.title),
    );
}
