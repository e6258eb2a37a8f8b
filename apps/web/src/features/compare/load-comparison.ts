import type { PageHead, PageLoad } from '#blocks/page-load.ts';
import { readComparison } from './compare-address.ts';
import { comparisonQuery } from './comparison-query.ts';

/** Loads the compared salons. */
export async function loadComparison(load: PageLoad): Promise<PageHead> {
  const { queries, ports, language, i18n, url } = load;
  const { ids } = readComparison(url.searchParams);
  if (ids.length === 0) return {};
  const options = comparisonQuery(ports.api, language, ids);
  const compared = await queries.query({ ...options, staleTime: 'static' }).catch(() => []);
  if (compared.length === 0) return {};
  const t = i18n.getFixedT(language, 'compare');
  const names = compared.map(({ salon }) => salon.name).join(', ');
  return { title: t('named', { names }) };
}
