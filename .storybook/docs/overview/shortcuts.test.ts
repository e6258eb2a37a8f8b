import { expect, test } from 'vitest';
import { keyRows } from './shortcuts.ts';

test('shortcuts are shown as the manager has them', () => {
  expect(
    keyRows({
      fullScreen: ['alt', 'F'],
      search: ['control', 'k'],
      nextStory: ['alt', 'ArrowRight'],
    }),
  ).toEqual([
    {
      does: 'Find a component, by its own name or another, in English or Greek',
      keys: ['Ctrl', 'K'],
    },
    { does: 'Hide everything but the page', keys: ['Alt', 'F'] },
    { does: 'The next story', keys: ['Alt', 'Right'] },
  ]);
});

test('a shortcut that was removed is not shown', () => {
  expect(keyRows({ fullScreen: [] })).toEqual([]);
});
