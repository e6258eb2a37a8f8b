import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useDiscovery } from './discovery-context.tsx';
import type { HomePage } from './home-page-port.ts';
import { type Load, useLoad } from '../../blocks/use-load.ts';

/** All categories. A call of its own, as the salons may come later or not at all. */
export function useCategories(): Load<HomePage['categories']> {
  const { homePage } = useDiscovery();
  const { i18n } = useTranslation();
  const language = i18n.language;
  const query = useQuery({
    queryKey: ['categories', language],
    queryFn: async ({ signal }) => (await homePage.fetchHomePage({ language, signal })).categories,
  });
  return useLoad(query, ['categories', language]);
}

/** Categories and salons in one answer, kept for the pages that need both. */
export function useHomePage(): Load<HomePage> {
  const { homePage } = useDiscovery();
  const { i18n } = useTranslation();
  const language = i18n.language;
  const query = useQuery({
    queryKey: ['home-page', language],
    queryFn: ({ signal }) => homePage.fetchHomePage({ language, signal }),
  });
  return useLoad(query, ['home-page', language]);
}
