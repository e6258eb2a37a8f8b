import type { Indexer, StoryIndex } from 'storybook/internal/types';
import { expect, test } from 'vitest';
import { components } from '../docs/component/sources.ts';
import { testsTagged } from './behaviour.ts';
import { withOtherNames, wordsOf } from './other-names.ts';

const indexerOf = (...names: readonly string[]): Indexer => ({
  test: /x/,
  createIndex: async () =>
    names.map((exportName) => ({
      type: 'story' as const,
      importPath: './x.stories.tsx',
      exportName,
      tags: ['visible'],
    })),
});

test('only tests are tagged, so that the sidebar can hide them', async () => {
  const [indexer] = testsTagged.experimental_indexers([
    indexerOf('Default', 'Behaviour', 'BehaviourFocus', 'Behavioural'),
  ]);
  const inputs = await indexer?.createIndex('x', { makeTitle: () => 'X' });
  expect(inputs?.map(({ tags }) => tags)).toEqual([
    ['visible'],
    ['visible', 'behaviour'],
    ['visible', 'behaviour'],
    ['visible'],
  ]);
  expect(testsTagged.tags.behaviour.defaultFilterSelection).toBe('exclude');
});

test.for(components)('$folder has other names in both languages', (component) => {
  const words = wordsOf(component);
  expect(words.some((word) => /^\p{Script=Latin}/u.test(word))).toBe(true);
  expect(words.some((word) => /^\p{Script=Greek}/u.test(word))).toBe(true);
});

const sought = [
  ['modal', 'dialog'],
  ['stepper', 'wizard-steps'],
  ['snackbar', 'toast'],
  ['dropdown', 'select'],
  ['dropdown', 'menu'],
  ['switch', 'toggle-card'],
  ['date picker', 'calendar'],
  ['carousel', 'photo-gallery'],
  ['autocomplete', 'combobox'],
  ['pagination', 'load-more'],
  ['καρτα', 'salon-card'],
  ['κάρτα', 'salon-card'],
  ['ημερολογιο', 'calendar'],
] as const;

test.for(sought)('%s finds %s', ([word, folder]) => {
  const importPath = `../packages/ui/src/${folder}/X.stories.tsx`;
  const shared = { importPath, title: 'X', tags: [] };
  const index: StoryIndex = {
    v: 5,
    entries: {
      page: { ...shared, id: 'page', name: 'Docs', type: 'docs', storiesImports: [] },
      story: { ...shared, id: 'story', name: 'Default', type: 'story', subtype: 'story' },
    },
  };
  const { page, story } = withOtherNames(index, components).entries;
  const found = page?.type === 'docs' ? (page.anchors ?? []) : [];
  expect(found.map(({ title }) => title)).toContain(word);
  expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
  expect(story).toEqual(index.entries['story']);
});
