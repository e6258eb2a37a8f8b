import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { ComboboxStatus } from '@salonica/ui/combobox';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '#blocks/use-api.ts';
import type { Api, ResponseOf } from '#domain/api.ts';
import type { Scope } from './choice.ts';

export type Suggestion = ResponseOf<'suggest'>['suggestions'][number];

/** Long enough to press the next key, in milliseconds. */
const pause = 150;

/** One letter begins everything. */
const fewestLetters = 2;

const suggestionsQuery = (api: Pick<Api, 'suggest'>, language: string, q: string) =>
  queryOptions({
    queryKey: ['suggestions', language, q],
    queryFn: async ({ signal }) =>
      (await api.suggest({ query: { q }, language, signal })).suggestions,
    // The visitor is typing on: a late success would be useless, and the list offers a retry.
    retry: false,
  });

/** The last of a burst of changes; the first text at once. */
function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}

export interface Suggestions {
  readonly suggestions: readonly Suggestion[];
  readonly status: ComboboxStatus;
  readonly retry: () => void;
}

/**
 * Suggestions for a text. One request for each pause while typing, which aborts the one before;
 * until it is answered, the last suggestions are kept.
 */
export function useSuggestions(text: string, scope: Scope): Suggestions {
  const { language } = useTranslation().i18n;
  const isLongEnough = Array.from(text).length >= fewestLetters;
  const q = useDebounced(isLongEnough ? text : '');
  const query = useQuery({
    ...suggestionsQuery(useApi(), language, q),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  });
  const retry = () => void query.refetch();
  if (!isLongEnough) return { suggestions: [], status: 'idle', retry };

  const found = query.data ?? [];
  const suggestions = scope === 'place' ? found.filter(({ kind }) => kind === 'place') : found;
  if (q !== text || query.isFetching) return { suggestions, status: 'loading', retry };
  if (query.isError) return { suggestions: [], status: 'failed', retry };
  return { suggestions, status: 'ready', retry };
}
