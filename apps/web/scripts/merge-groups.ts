/** Modules that the same pages load. */
export interface Group {
  readonly pages: ReadonlySet<string>;
  readonly modules: readonly string[];
  /** Characters of code. */
  readonly size: number;
}

/** How much a byte matters that a page loads in vain. */
export type WeightOf = (page: string) => number;

function merged(a: Group, b: Group): Group {
  return {
    pages: new Set([...a.pages, ...b.pages]),
    modules: [...a.modules, ...b.modules],
    size: a.size + b.size,
  };
}

/** What pages would load in vain if two groups were one. */
function wasteOf(a: Group, b: Group, weightOf: WeightOf): number {
  const inVain = (from: Group, other: Group) =>
    [...from.pages]
      .filter((page) => !other.pages.has(page))
      .reduce((sum, page) => sum + weightOf(page), 0) * other.size;
  return inVain(a, b) + inVain(b, a);
}

/**
 * Merges groups until no page loads more of them than allowed, each time the two that the same page loads and for which
 * all pages load the least in vain.
 *
 * @param most - groups of a page
 */
export function mergeGroups(
  groups: readonly Group[],
  most: number,
  weightOf: WeightOf = () => 1,
): readonly Group[] {
  let current = [...groups];
  for (;;) {
    const counts = new Map<string, number>();
    for (const { pages } of current) {
      for (const page of pages) counts.set(page, (counts.get(page) ?? 0) + 1);
    }
    const isFull = ({ pages }: Group) => [...pages].some((page) => (counts.get(page) ?? 0) > most);
    const full = current.filter(isFull);
    if (full.length === 0) return current;
    const pairs = full.flatMap((a, index) =>
      full
        .slice(index + 1)
        .filter((b) => [...a.pages].some((page) => b.pages.has(page)))
        .map((b) => ({ a, b, waste: wasteOf(a, b, weightOf) })),
    );
    const best = pairs.reduce((least, pair) => (pair.waste < least.waste ? pair : least));
    current = [
      ...current.filter((one) => one !== best.a && one !== best.b),
      merged(best.a, best.b),
    ];
  }
}
