import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Section } from '../../../packages/ui/facts/specification.ts';
import { Anatomy } from './Anatomy.tsx';
import { ComponentSections } from './ComponentSections.tsx';
import { components } from './sources.ts';

const stories = import.meta.glob<string>('../../../packages/ui/src/*/*.stories.tsx', {
  eager: true,
  import: 'default',
  query: '?raw',
});

const itemsOf = (section: Section | undefined): readonly string[] =>
  section?.blocks.flatMap((block) => (block.type === 'list' ? block.items : [])) ?? [];

const headings = [
  'Import',
  'Anatomy',
  'States',
  'Properties',
  'Styling',
  'Tokens',
  'Keyboard',
  'Contract',
  'Do and don’t',
];

test('there are components to document', () => {
  expect(components.length).toBeGreaterThan(50);
});

describe.for(components)('the page of $folder', (sources) => {
  const { folder, group, specification, signature, size, values } = sources;

  test('has every section', () => {
    const page = renderToStaticMarkup(
      <ComponentSections
        sources={sources}
        example={undefined}
        anatomy={
          specification.anatomy && (
            <Anatomy component={folder} section={specification.anatomy} story={undefined} />
          )
        }
        states={null}
        properties={null}
      />,
    );
    const found = [...page.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, text]) => text);
    expect(found).toEqual(headings);
    expect(page).toContain(`@salonica/ui/${folder}`);
  });

  test('shows summary, contract and guidance', () => {
    expect(specification.summary).not.toBe('');
    expect(specification.contract.flatMap(itemsOf).join('\n')).toMatch(/\bMUST\b/);
    expect(itemsOf(specification.anatomy)[0]).toMatch(/^`?root`?\b/);
    expect(specification.styling?.blocks).not.toHaveLength(0);
    expect(itemsOf(specification.dos).length).toBeGreaterThanOrEqual(2);
    expect(itemsOf(specification.donts).length).toBeGreaterThanOrEqual(2);
  });

  test('shows its size', () => {
    expect(size?.script).toBeGreaterThan(0);
    expect(size?.style).toBeGreaterThanOrEqual(0);
  });

  test('lists what can be imported, with its types', () => {
    expect(values.length).toBeGreaterThan(0);
    expect(signature).toMatch(new RegExp(`^function ${values[0]}\\b`, 'm'));
  });

  test('shows its default story and all visible states', () => {
    const files = Object.entries(stories).filter(([path]) => path.includes(`/src/${folder}/`));
    // Overview and key table link to the page by the group of its stories and the title of the
    // contract.
    const titles = files.map(([, source]) => /title: 'Components\/([^']+)'/.exec(source)?.[1]);
    expect(titles).toContain(`${group}/${specification.title}`);
    // It has nothing visible.
    const needed = folder === 'visually-hidden' ? ['Default'] : ['Default', 'Visual'];
    for (const [, source] of files) {
      const exported = [...source.matchAll(/^export const (\w+) = /gm)].map(([, name]) => name);
      expect(exported).toEqual(expect.arrayContaining(needed));
    }
  });
});
