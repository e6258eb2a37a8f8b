import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { componentsIn, readChange, readReleases } from './changes.ts';
import { Changes } from './Changes.tsx';

const source = `---
'@salonica/ui': minor
---

\`Note\`: a title
and actions.

\`Chip\` has them too.
`;

test('a changeset is read with its kind and its paragraphs', () => {
  expect(readChange('../../.changeset/a-note.md', source)).toEqual({
    id: 'a-note',
    bump: 'minor',
    text: ['`Note`: a title and actions.', '`Chip` has them too.'],
  });
  expect(readChange('x.md', '# How to write one')).toBeUndefined();
});

test('a change is linked with the components that it names', () => {
  const named = (title: string) => ({ specification: { title } });
  const found = componentsIn(
    { text: ['`Note`: and `Chip`.'] },
    ['Note', 'Chip', 'Tabs'].map(named),
  );
  expect(found.map(({ specification }) => specification.title)).toEqual(['Note', 'Chip']);
});

test('released versions are read from the log', () => {
  const log = '# @salonica/ui\n\n## 1.1.0\n\n### Minor Changes\n\n- abc1234: A menu.\n\n## 1.0.0\n';
  expect(readReleases(log)).toEqual([
    { version: '1.1.0', lines: ['A menu.'] },
    { version: '1.0.0', lines: [] },
  ]);
});

test('the page has every changeset of the package', () => {
  const folder = resolve(import.meta.dirname, '../../../.changeset');
  const files = globSync('*.md', { cwd: folder }).flatMap(
    (file) => readChange(file, readFileSync(resolve(folder, file), 'utf8')) ?? [],
  );
  const page = renderToStaticMarkup(<Changes />);
  const shown = [...page.matchAll(/<li id="change-([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(shown)).toEqual(new Set(files.map(({ id }) => id)));
  expect(shown.length).toBe(files.length);
});
