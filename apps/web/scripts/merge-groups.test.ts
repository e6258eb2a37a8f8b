import { describe, expect, it } from 'vitest';
import { type Group, mergeGroups } from './merge-groups.ts';

const group = (pages: string, module: string, size = 100): Group => ({
  pages: new Set(pages.split(' ')),
  modules: [module],
  size,
});

const modulesOf = (groups: readonly Group[]) =>
  groups.map(({ modules }) => modules.toSorted().join(' ')).toSorted();

describe('groups of shared modules', () => {
  const groups = [group('a b', 'm1'), group('a b', 'm2'), group('a c', 'm3'), group('b c', 'm4')];

  it('stay as they are where no page loads too many', () => {
    expect(mergeGroups(groups, 3)).toEqual(groups);
  });

  it('are merged where pages load the least in vain', () => {
    const merged = mergeGroups(groups, 2);
    expect(modulesOf(merged)).toEqual(['m1 m2', 'm3', 'm4']);
    expect(merged.find(({ modules }) => modules.length === 2)?.size).toBe(200);
  });

  it('keep bytes from the pages that matter', () => {
    const some = [group('a b', 'm1'), group('a c', 'm2'), group('a d', 'm3')];
    expect(modulesOf(mergeGroups(some, 2, (page) => (page === 'b' ? 10 : 1)))).toEqual([
      'm1',
      'm2 m3',
    ]);
  });
});
