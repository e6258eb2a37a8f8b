import { expect, it } from 'vitest';
import { deskPages } from './desk-pages.ts';
import { pages } from './pages.ts';

const stories = import.meta.glob<string>('../../screens/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

it.each([...pages, ...deskPages].map(({ id }) => id))('the screen "%s" has stories', (id) => {
  const text = stories[`../../screens/${id}.stories.tsx`] ?? '';
  expect(text).toMatch(/title: 'Screens\/\w/);
  expect(text).toContain('export const Default = meta.story(');
});
