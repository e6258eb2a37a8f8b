import type { Group, MergeOptions } from './merge-groups.ts';

const pagesOf = (groups: ReadonlySet<Group>): ReadonlySet<string> =>
  new Set([...groups].flatMap(({ pages }) => [...pages]));

/** Pages that load a style sheet: also those of a merged script that imports it. */
function withImporters(sheet: Group, scripts: readonly Group[]): Group {
  const importers = scripts.filter(({ imports }) => sheet.modules.some((id) => imports.has(id)));
  return { ...sheet, pages: pagesOf(new Set([sheet, ...importers])) };
}

/** One sheet, or all that a page loads of a file. */
function movable(file: ReadonlySet<Group>): readonly ReadonlySet<Group>[] {
  const ofPages = [...pagesOf(file)].map((page) =>
    [...file].filter(({ pages }) => pages.has(page)),
  );
  return [...[...file].map((sheet) => [sheet]), ...ofPages].map((sheets) => new Set(sheets));
}

/**
 * Moves style sheets from one merged group to another while pages load less by it. Merging pairs
 * alone ends in different places after small changes, some with kilobytes more on a page.
 * @param merged - what `mergeGroups` made of the groups, with the same options
 */
export function moveSheets(
  merged: readonly Group[],
  groups: readonly Group[],
  { mostOf, fileCost = 0, weightOf = () => 1 }: MergeOptions,
): readonly Group[] {
  const scripts = merged.filter(({ kind }) => kind === 'script');
  const sheets = groups
    .filter(({ kind }) => kind === 'style')
    .map((sheet) => withImporters(sheet, scripts));
  let files: readonly ReadonlySet<Group>[] = merged
    .filter(({ kind }) => kind === 'style')
    .map(
      ({ modules }) => new Set(sheets.filter((sheet) => modules.includes(sheet.modules[0] ?? ''))),
    );

  function costOf(file: ReadonlySet<Group>): number {
    if (file.size === 0) return 0;
    let size = fileCost;
    for (const group of file) size += group.size;
    let weight = 0;
    for (const page of pagesOf(file)) weight += weightOf(page);
    return size * weight;
  }

  function isCrowded(tried: readonly ReadonlySet<Group>[]): boolean {
    const counts = new Map<string, number>();
    for (const file of tried) {
      for (const page of pagesOf(file)) counts.set(page, (counts.get(page) ?? 0) + 1);
    }
    return [...counts].some(([page, count]) => count > mostOf('style', page));
  }

  for (;;) {
    let best: { gain: number; files: readonly ReadonlySet<Group>[] } | undefined;
    for (const from of files) {
      for (const moving of movable(from)) {
        const left = new Set([...from].filter((sheet) => !moving.has(sheet)));
        for (const to of [...files, new Set<Group>()]) {
          if (to === from) continue;
          const more = new Set([...to, ...moving]);
          const gain = costOf(from) + costOf(to) - costOf(left) - costOf(more);
          if (gain <= (best?.gain ?? 0)) continue;
          const others = files.filter((file) => file !== from && file !== to);
          const tried = [...others, left, more].filter(({ size }) => size > 0);
          if (!isCrowded(tried)) best = { gain, files: tried };
        }
      }
    }
    if (best === undefined) break;
    ({ files } = best);
  }
  const moved = files.map((file) => ({
    kind: 'style' as const,
    pages: pagesOf(file),
    modules: [...file].flatMap(({ modules }) => modules),
    imports: new Set<string>(),
    size: [...file].reduce((sum, { size }) => sum + size, 0),
  }));
  return [...scripts, ...moved];
}
