import { describe, expect, it } from 'vitest';
import { type Group, type Kind, mergeGroups } from './merge-groups.ts';

interface Options {
  readonly size?: number;
  readonly kind?: Kind;
  readonly imports?: readonly string[];
}

const group = (
  pages: string,
  module: string,
  { size = 100, kind = 'script', imports = [] }: Options = {},
): Group => ({
  kind,
  pages: new Set(pages.split(' ')),
  modules: [module],
  imports: new Set(imports),
  size,
});

const modulesOf = (groups: readonly Group[]) =>
  groups.map(({ modules }) => modules.toSorted().join(' ')).toSorted();

const most = (count: number) => ({ mostOf: () => count });

describe('groups of shared modules', () => {
  const groups = [group('a b', 'm1'), group('a b', 'm2'), group('a c', 'm3'), group('b c', 'm4')];

  it('are unchanged if no page loads too many', () => {
    expect(mergeGroups(groups.slice(1), most(3))).toEqual(groups.slice(1));
  });

  it('are merged with the fewest unused bytes', () => {
    const merged = mergeGroups(groups, most(2));
    expect(modulesOf(merged)).toEqual(['m1 m2', 'm3', 'm4']);
    expect(merged.find(({ modules }) => modules.length === 2)?.size).toBe(200);
  });

  it('avoid unused bytes on important pages', () => {
    const some = [group('a b', 'm1'), group('a c', 'm2'), group('a d', 'm3')];
    const weightOf = (page: string) => (page === 'b' ? 10 : 1);
    expect(modulesOf(mergeGroups(some, { ...most(2), weightOf }))).toEqual(['m1', 'm2 m3']);
  });

  it('are merged if another file costs more than unused bytes', () => {
    const some = [group('a b', 'm1'), group('a', 'm2', { size: 10 }), group('c', 'm3')];
    expect(modulesOf(mergeGroups(some, { ...most(2), fileCost: 50 }))).toEqual(['m1 m2', 'm3']);
  });

  it('never contain scripts and styles together', () => {
    const some = [group('a', 'm1'), group('a', 'm2', { kind: 'style' })];
    expect(mergeGroups(some, { ...most(1), fileCost: 50 })).toHaveLength(2);
  });

  it('load their imports on every page of the group', () => {
    const some = [group('a b', 'm1', { imports: ['m3'] }), group('a c', 'm2'), group('a b', 'm3')];
    const merged = mergeGroups(some, most(2));
    // With the first, the second would bring the third to page c as well.
    expect(modulesOf(merged)).toEqual(['m1 m3', 'm2']);
  });

  it('never import each other', () => {
    const some = [
      group('a', 'm1', { imports: ['m2'] }),
      group('a b', 'm2', { imports: ['m3'], size: 1000 }),
      group('a c', 'm3'),
    ];
    // The first and the third are the cheapest pair, and the second stands between them.
    expect(modulesOf(mergeGroups(some, most(2)))).not.toContain('m1 m3');
  });
});
