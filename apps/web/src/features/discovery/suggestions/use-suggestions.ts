import { queryOptions, useQuery } from '@tanstack/react-query';
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

/** The field of the place has only places. */
const kindsOf = (scope: Scope): { kinds?: Suggestion['kind'][] } =>
  scope === 'place' ? { kinds: ['place'] } : {};

const suggestionsQuery = (api: Pick<Api, 'suggest'>, language: string, q: string, scope: Scope) =>
  queryOptions({
    queryKey: ['suggestions', language, (kindsOf(scope).kinds ?? []).join(), q],
    queryFn: async ({ signal }) =>
      (await api.suggest({ query: { q, ...kindsOf(scope) }, language, signal })).suggestions,
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

/** The visitor typed on, or deleted the end: suggestions of the one are near those of the other. */
const continues = (text: string, before: string): boolean =>
  before !== '' && (text.startsWith(before) || before.startsWith(text));

export interface Suggestions {
  readonly suggestions: readonly Suggestion[];
  readonly status: ComboboxStatus;
  readonly retry: () => void;
}

/**
 * Suggestions for a text. One request for each pause while typing, which aborts the one before;
 * until it is answered, the suggestions of the text before are kept.
 */
export function useSuggestions(text: string, scope: Scope): Suggestions {
  const { language } = useTranslation().i18n;
  const isLongEnough = Array.from(text).length >= fewestLetters;
  const q = useDebounced(isLongEnough ? text : '');
  const query = useQuery({
    ...suggestionsQuery(useApi(), language, q, scope),
    enabled: q !== '',
    placeholderData: (found, before) =>
      continues(q, before?.queryKey[3] ?? '') ? found : undefined,
  });
  const retry = () => void query.refetch();
  if (!isLongEnough) return { suggestions: [], status: 'idle', retry };

  const suggestions = continues(text, q) ? (query.data ?? []) : [];
  if (q !== text || query.isFetching) return { suggestions, status: 'loading', retry };
  if (query.isError) return { suggestions: [], status: 'failed', retry };
  return { suggestions, status: 'ready', retry };
}
