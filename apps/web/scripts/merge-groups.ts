export type Kind = 'script' | 'style';

/** Modules that the same pages load. */
export interface Group {
  /** Only groups of one kind are merged. */
  readonly kind: Kind;
  readonly pages: ReadonlySet<string>;
  readonly modules: readonly string[];
  /** Modules that these import, of any group. */
  readonly imports: ReadonlySet<string>;
  /** Characters of code. */
  readonly size: number;
}

export interface MergeOptions {
  /** How many groups of a kind a page may load. */
  readonly mostOf: (kind: Kind, page: string) => number;
  /** What one file more costs, in characters. @default 0 */
  readonly fileCost?: number;
  /** Cost of an unused byte on a page. @default 1 */
  readonly weightOf?: (page: string) => number;
}

/** A set of numbers, one bit each: the search below compares many. */
type Bits = bigint;

const bit = (index: number): Bits => 1n << BigInt(index);

function bitsOf(indexes: Iterable<number>): Bits {
  let set = 0n;
  for (const index of indexes) set |= bit(index);
  return set;
}

function* indexesOf(set: Bits): Generator<number> {
  for (let index = 0, rest = set; rest !== 0n; index += 1, rest >>= 1n) {
    if ((rest & 1n) === 1n) yield index;
  }
}

/** A group whose pages and imports are numbers. */
interface Part {
  readonly kind: Kind;
  readonly modules: readonly string[];
  readonly size: number;
  readonly pages: Bits;
  readonly imports: Bits;
}

type Parts = Map<number, Part>;

/** All that parts bring along, directly or not. */
function reach(parts: Parts, from: Bits): Bits {
  let all = from;
  for (let next = from; next !== 0n;) {
    let found = 0n;
    for (const index of indexesOf(next)) found |= parts.get(index)?.imports ?? 0n;
    next = found & ~all;
    all |= found;
  }
  return all;
}

function together(first: Part, second: Part, both: Bits): Part {
  return {
    kind: first.kind,
    modules: [...first.modules, ...second.modules],
    size: first.size + second.size,
    pages: first.pages | second.pages,
    imports: (first.imports | second.imports) & ~both,
  };
}

/** Puts one part in place of two. Its pages load what it imports. */
function merge(parts: Parts, a: number, merged: Part, b: number): void {
  parts.delete(b);
  parts.set(a, merged);
  for (const [index, part] of parts) {
    if ((part.imports & bit(b)) === 0n) continue;
    parts.set(index, { ...part, imports: (part.imports & ~bit(b)) | bit(a) });
  }
  for (const index of indexesOf(reach(parts, merged.imports))) {
    const part = parts.get(index);
    if (part !== undefined) parts.set(index, { ...part, pages: part.pages | merged.pages });
  }
}

function partsOf(groups: readonly Group[], pageNames: readonly string[]): Parts {
  const pageIndex = new Map(pageNames.map((name, index) => [name, index]));
  const owner = new Map(groups.flatMap(({ modules }, index) => modules.map((id) => [id, index])));
  const known = (names: Iterable<string>, index: ReadonlyMap<string, number>): Bits =>
    bitsOf([...names].map((name) => index.get(name)).filter((found) => found !== undefined));
  return new Map(
    groups.map(({ kind, modules, size, pages, imports }, index) => [
      index,
      {
        kind,
        modules,
        size,
        pages: known(pages, pageIndex),
        imports: known(imports, owner) & ~bit(index),
      },
    ]),
  );
}

/**
 * Merges groups until no page loads more of them than allowed, and then while one file less saves more than unused bytes cost.
 * Merged groups never import each other: their order would depend on the page.
 */
export function mergeGroups(
  groups: readonly Group[],
  { mostOf, fileCost = 0, weightOf = () => 1 }: MergeOptions,
): readonly Group[] {
  const pageNames = [...new Set(groups.flatMap(({ pages }) => [...pages]))];
  const parts = partsOf(groups, pageNames);
  const weights = new Map<Bits, number>();

  function weigh(pages: Bits): number {
    const known = weights.get(pages);
    if (known !== undefined) return known;
    let sum = 0;
    for (const index of indexesOf(pages)) sum += weightOf(pageNames[index] ?? '');
    weights.set(pages, sum);
    return sum;
  }
  const costOf = ({ size }: Part, pages: Bits): number => (size + fileCost) * weigh(pages);

  /** What all pages load more once two parts are one; null where parts would import each other. */
  function extraOf(merged: Part, first: Part, second: Part, both: Bits): number | null {
    const brought = reach(parts, merged.imports);
    if ((brought & both) !== 0n) return null;
    const before = costOf(first, first.pages) + costOf(second, second.pages);
    let extra = costOf(merged, merged.pages) - before;
    for (const index of indexesOf(brought)) {
      const part = parts.get(index);
      if (part === undefined) continue;
      extra += costOf(part, part.pages | merged.pages) - costOf(part, part.pages);
    }
    return extra;
  }

  /** Pages that load too many groups of a kind. */
  function crowded(kind: Kind): Bits {
    const ofKind = [...parts.values()].filter((part) => part.kind === kind);
    return bitsOf(
      pageNames.flatMap((name, index) => {
        const count = ofKind.filter(({ pages }) => (pages & bit(index)) !== 0n).length;
        return count > mostOf(kind, name) ? [index] : [];
      }),
    );
  }

  for (;;) {
    const full = { script: crowded('script'), style: crowded('style') };
    const isFull = (full.script | full.style) !== 0n;
    let best: { a: number; b: number; merged: Part; extra: number } | undefined;
    for (const [a, first] of parts) {
      for (const [b, second] of parts) {
        if (b <= a || first.kind !== second.kind) continue;
        if (isFull && (first.pages & second.pages & full[first.kind]) === 0n) continue;
        const both = bit(a) | bit(b);
        const merged = together(first, second, both);
        const extra = extraOf(merged, first, second, both);
        if (extra === null || (best !== undefined && extra >= best.extra)) continue;
        best = { a, b, merged, extra };
      }
    }
    if (best === undefined || (!isFull && best.extra >= 0)) break;
    merge(parts, best.a, best.merged, best.b);
  }
  const nameOf = (index: number): string => pageNames[index] ?? '';
  const own = new Map(groups.flatMap((group) => group.modules.map((id) => [id, group])));
  return [...parts.values()].map(({ kind, modules, size, pages }) => ({
    kind,
    modules,
    size,
    pages: new Set([...indexesOf(pages)].map(nameOf)),
    imports: new Set(modules.flatMap((id) => [...(own.get(id)?.imports ?? [])])),
  }));
}
