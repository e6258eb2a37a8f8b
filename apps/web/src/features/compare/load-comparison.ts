import type { PageHead, PageLoad } from '#blocks/page-load.ts';
import { readComparison } from './compare-address.ts';
import { comparisonQuery, nextFreeQuery } from './comparison-query.ts';

/** Loads the compared salons and their next free times. */
export async function loadComparison(load: PageLoad): Promise<PageHead> {
  const { queries, ports, language, i18n, url } = load;
  const { ids, service } = readComparison(url.searchParams);
  if (ids.length === 0) return {};
  const options = comparisonQuery(ports.api, language, ids);
  const compared = await queries.query({ ...options, staleTime: 'static' }).catch(() => []);
  if (compared.length === 0) return {};
  const next = nextFreeQuery(ports.api, language, compared, service);
  // After a failure the page loads them.
  await Promise.allSettled([queries.query({ ...next, staleTime: 'static' })]);
  const t = i18n.getFixedT(language, 'compare');
  const names = compared.map(({ name }) => name).join(', ');
  return { title: t('named', { names }) };
}
