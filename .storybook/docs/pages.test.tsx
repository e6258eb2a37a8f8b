import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import preview from '../preview.tsx?raw';

const pages = import.meta.glob<ComponentType>('./*.mdx', { eager: true, import: 'default' });

const expected: Readonly<Record<string, readonly string[]>> = {
  Overview: ['Start', 'Components', 'Screens', 'Machines', 'What changed'],
  Foundations: [
    'Colour',
    'Type',
    'Space',
    'Radii and depth',
    'Motion',
    'Icons',
    'Illustration',
    'Voice',
    'Accessibility',
    'Keyboard',
    'Contributing',
  ],
};

const titles = Object.entries(expected).flatMap(([root, names]) =>
  names.map((name) => `${root}/${name}`),
);

const rendered = Object.entries(pages).map(([path, Page]) => ({
  path,
  markup: renderToStaticMarkup(<Page />),
}));

const titleOf = (markup: string) => /<meta name="title" content="([^"]*)"/.exec(markup)?.[1];

test('every handwritten page exists', () => {
  const found = rendered.map(({ markup }) => titleOf(markup));
  expect(found).toHaveLength(titles.length);
  expect(new Set(found)).toEqual(new Set(titles));
});

test('the sidebar begins with the overview and the foundations, then components, screens and machines', () => {
  const order = /order: \[([\s\S]*?)\],\n {6}\}/.exec(preview)?.[1] ?? '';
  const names = [...order.matchAll(/'([^']+)'/g)].map(([, name]) => name);
  const written = Object.entries(expected).flatMap(([root, pages]) => [root, ...pages]);
  expect(names).toEqual([...written, 'Components', 'Screens', 'Machines']);
});

test.for(rendered)('$path has a title, an outline without gaps, and words', ({ markup }) => {
  const levels = [...markup.matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level));
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  expect(levels[0]).toBe(1);
  expect(levels.filter((level) => level === 2).length).toBeGreaterThanOrEqual(2);
  const gaps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
  expect(gaps).toEqual([]);
  expect(markup.replaceAll(/<[^>]*>/g, ' ').length).toBeGreaterThan(400);
  expect(markup).not.toMatch(/undefined|NaN|\[object/);
});

test.for(rendered)('$path leads to existing pages', ({ markup }) => {
  const ids = titles.map((title) => title.toLowerCase().replaceAll(/[ /]/g, '-'));
  const linked = [...markup.matchAll(/path=\/docs\/((?:overview|foundations)-[\w-]+)--docs/g)].map(
    ([, id]) => id,
  );
  expect(linked.filter((id) => id === undefined || !ids.includes(id))).toEqual([]);
});
