import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { grouped } from './groups.ts';
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

test('a subject has its page and its states, without test stories', () => {
  const entries = [
    entry('docs', 'Screens/Sign in', 'Docs'),
    entry('story', 'Screens/Sign in', 'Default'),
    entry('story', 'Screens/Sign in', 'Behaviour Focus'),
    entry('story', 'Machines/Sign-in', 'Resting'),
  ];
  expect(subjectsOf(entries, 'Screens')).toEqual([
    {
      group: '',
      name: 'Sign in',
      href: './?path=/docs/screens-sign-in--docs',
      states: [{ name: 'Default', href: './?path=/story/screens-sign-in--default' }],
    },
  ]);
});

test('items are grouped by the headings of their titles', () => {
  const entries = [
    entry('story', 'Screens/Booking/Salon', 'Default'),
    entry('story', 'Screens/Booking/Chat', 'Default'),
    entry('story', 'Screens/Account/Wallet', 'Default'),
    entry('story', 'Screens/Zone', 'Default'),
    entry('story', 'Screens/Waiting/List', 'Default'),
  ];
  const groups = grouped(subjectsOf(entries, 'Screens'));
  expect(groups.map(({ title, items }) => [title, items.map(({ name }) => name)])).toEqual([
    ['Account', ['Wallet']],
    ['Booking', ['Salon', 'Chat']],
    ['Waiting', ['List']],
    ['More', ['Zone']],
  ]);
});

test('every component has a group', () => {
  const root = resolve(import.meta.dirname, '../../..');
  const files = globSync('packages/ui/src/**/*.stories.tsx', { cwd: root });
  const titles = files.flatMap((file) => {
    const [, title] =
      /title: '(Components\/[^']+)'/.exec(readFileSync(resolve(root, file), 'utf8')) ?? [];
    return title ?? [];
  });
  expect(titles.length).toBeGreaterThan(50);
  expect(titles.filter((title) => title.split('/').length !== 3)).toEqual([]);
});
