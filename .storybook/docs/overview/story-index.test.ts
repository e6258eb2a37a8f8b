import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { grouped, screenGroups } from './groups.ts';
import { subjectsOf } from './story-index.ts';

const entry = (type: 'docs' | 'story', title: string, name: string) => ({
  type,
  subtype: 'story' as const,
  id: `${title.toLowerCase().replaceAll(/\W+/g, '-')}--${name.toLowerCase()}`,
  title,
  name,
  importPath: './x.stories.tsx',
  storiesImports: [],
});

test('a subject has its page and its states, without the stories that are tests', () => {
  const entries = [
    entry('docs', 'Screens/Sign in', 'Docs'),
    entry('story', 'Screens/Sign in', 'Default'),
    entry('story', 'Screens/Sign in', 'Behaviour Focus'),
    entry('story', 'Machines/Sign-in', 'Resting'),
  ];
  expect(subjectsOf(entries, 'Screens')).toEqual([
    {
      name: 'Sign in',
      href: './?path=/docs/screens-sign-in--docs',
      states: [{ name: 'Default', href: './?path=/story/screens-sign-in--default' }],
    },
  ]);
});

test('what has no group yet comes last, and nothing is left out', () => {
  const groups = { First: ['b', 'gone'], Second: ['a'] };
  expect(grouped(groups, ['a', 'b', 'new'], (name) => name)).toEqual([
    { title: 'First', items: ['b'] },
    { title: 'Second', items: ['a'] },
    { title: 'More', items: ['new'] },
  ]);
});

test('every screen has its group', () => {
  const source = resolve(import.meta.dirname, '../../../apps/web/src');
  const titles = globSync('**/*.stories.tsx', { cwd: source }).flatMap((file) => {
    const [, title] =
      /title: 'Screens\/([^']+)'/.exec(readFileSync(resolve(source, file), 'utf8')) ?? [];
    return title ?? [];
  });
  expect(Object.values(screenGroups).flat().toSorted()).toEqual(titles.toSorted());
});
