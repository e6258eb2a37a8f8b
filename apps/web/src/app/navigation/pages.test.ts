import { describe, expect, it } from 'vitest';
import { createI18n } from '../../i18n/init.ts';
import { languages } from '../../i18n/languages.ts';
import { metaOf } from '../../shell/page-handle.ts';
import { deskPages } from './desk-pages.ts';
import { accountPages, notFoundPage, pages } from './pages.ts';

describe.each(languages)('in %s', (language) => {
  it.each([...pages, ...deskPages])('$path has metadata for search engines', async (page) => {
    const { title, description } = metaOf(page, await createI18n(language, page.namespaces));
    // A missing text shows as its key.
    expect(`${title} ${description}`).not.toContain('meta.');
    expect(title.length).toBeLessThanOrEqual(70);
    expect(description.length).toBeGreaterThan(10);
    expect(description.length).toBeLessThanOrEqual(170);
  });
});

it('no private page is listed in search engines', () => {
  expect(
    [...accountPages, ...deskPages, notFoundPage].filter(({ isIndexed }) => isIndexed),
  ).toEqual([]);
});
