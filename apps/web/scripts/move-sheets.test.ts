import { describe, expect, it } from 'vitest';
import type { Group } from './merge-groups.ts';
import { moveSheets } from './move-sheets.ts';

const sheet = (pages: string, module: string, size = 100): Group => ({
  kind: 'style',
  pages: new Set(pages.split(' ')),
  modules: [module],
  imports: new Set(),
  size,
});

/** Groups that the merge put into one file. */
const file = (...groups: readonly Group[]): Group => ({
  kind: 'style',
  pages: new Set(groups.flatMap(({ pages }) => [...pages])),
  modules: groups.flatMap(({ modules }) => modules),
  imports: new Set(),
  size: groups.reduce((sum, { size }) => sum + size, 0),
});

const modulesOf = (groups: readonly Group[]) =>
  groups.map(({ modules }) => modules.toSorted().join(' ')).toSorted();

const most = (count: number) => ({ mostOf: () => count, fileCost: 10 });

describe('style sheets of merged files', () => {
  it('move to a file of pages that load them', () => {
    const [wide, small, large] = [sheet('a b', 'm1'), sheet('b c', 'm2'), sheet('b c', 'm3', 900)];
    const moved = moveSheets([file(wide, small), file(large)], [wide, small, large], most(2));
    expect(modulesOf(moved)).toEqual(['m1', 'm2 m3']);
  });

  it('move together where one alone gains nothing', () => {
    // Page c loads the file of a and b as long as one of its sheets is in there.
    const own = sheet('a b', 'm1', 5000);
    const shared = [sheet('a c', 'm2', 50), sheet('b c', 'm3', 50)];
    const base = sheet('a b c', 'm4', 500);
    const moved = moveSheets([file(own, ...shared), base], [own, ...shared, base], most(2));
    expect(modulesOf(moved)).toEqual(['m1', 'm2 m3 m4']);
  });

  it('stay where a page would load too many files', () => {
    const [first, second] = [sheet('a b', 'm1'), sheet('a c', 'm2')];
    expect(moveSheets([file(first, second)], [first, second], most(1))).toHaveLength(1);
    expect(moveSheets([file(first, second)], [first, second], most(2))).toHaveLength(2);
  });

  it('count as loaded by the pages of a script that imports them', () => {
    const script: Group = { ...sheet('a c', 's1'), kind: 'script', imports: new Set(['m1']) };
    const own = sheet('a', 'm1');
    const [, moved] = moveSheets([script, own], [script, own], most(2));
    expect([...(moved?.pages ?? [])]).toEqual(['a', 'c']);
  });
});
