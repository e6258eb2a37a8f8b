import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import type { LoadPage, PageHead } from '../../blocks/page-load.ts';
import { createI18n } from '../../i18n/init.ts';
import { type Language, languages } from '../../i18n/languages.ts';
import { createMemory } from '../../testing/memory/index.ts';
import { schemaOrgFaults } from '../../testing/schema-org.ts';

const modules = import.meta.glob<{ load?: LoadPage }>(
  '../../routes/{home,salons,categories,category,book-now,salon,help}.tsx',
  { eager: true },
);

const { ports } = createMemory({ now: () => Date.UTC(2027, 2, 1, 9) });

async function headOf(id: string, address: string, language: Language): Promise<PageHead> {
  const load = modules[`../../routes/${id}.tsx`]?.load;
  if (load === undefined) throw new Error(`The page "${id}" has no loader`);
  const [param = ''] = address.split('/').slice(-1);
  return load({
    queries: new QueryClient(),
    ports,
    language,
    i18n: await createI18n(language, ['discovery', 'salon', 'help']),
    params: { id: param, categoryId: param },
    url: new URL(address, 'http://localhost'),
  });
}

/** All structured data of a page, in document order. */
function typesIn(data: unknown): readonly string[] {
  if (Array.isArray(data)) return data.flatMap(typesIn);
  if (typeof data !== 'object' || data === null) return [];
  const { '@graph': graph, '@type': type } = { '@graph': null, '@type': '', ...data };
  return graph === null ? [type] : typesIn(graph);
}

const expected = [
  ['home', '/', ['Organization', 'WebSite', 'ItemList']],
  ['salons', '/salons', ['ItemList']],
  ['book-now', '/book-now', ['ItemList']],
  ['categories', '/categories', ['ItemList']],
  ['category', '/category/1', ['BreadcrumbList', 'ItemList']],
  ['salon', '/salon/01', ['HairSalon', 'BreadcrumbList']],
  ['help', '/help', ['FAQPage']],
] as const;

it.each(languages.flatMap((language) => expected.map((one) => [...one, language] as const)))(
  'the page "%s" at %s has the schema.org data %j in %s',
  async (id, address, types, language) => {
    const { data = [] } = await headOf(id, address, language);
    expect(typesIn(data)).toEqual(types);
    expect(data.flatMap(schemaOrgFaults)).toEqual([]);
    const pages = JSON.stringify(data).match(/https:\/\/salonica\.example\/\w[^"#]*/g) ?? [];
    const named = pages.filter((page) => page.includes('lang='));
    expect(named.length > 0).toBe(language === 'el' && id !== 'help');
  },
);
