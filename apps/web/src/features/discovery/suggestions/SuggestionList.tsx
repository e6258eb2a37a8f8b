import { ComboboxList } from '@salonica/ui/combobox';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { searchTextOf } from '../search/search-text.ts';
import type { Choice, Scope } from './choice.ts';
import { recentGroups, suggestionGroups } from './suggestion-groups.tsx';
import { useRecentSearches } from './use-recent-searches.ts';
import { useSuggestions } from './use-suggestions.ts';

export interface SuggestionListProps {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly typed: string;
  /** Opens at once: the visitor has begun before it arrived. */
  readonly isAsked: boolean;
  readonly scope: Scope;
  readonly onChoose: (choice: Choice) => void;
}

/** Suggestions for the text of a field; for an empty one, earlier searches. */
export function SuggestionList({ input, typed, isAsked, scope, onChoose }: SuggestionListProps) {
  const { t, i18n } = useTranslation('search');
  const recent = useRecentSearches();
  /** A chosen text needs no suggestions. */
  const [chosen, setChosen] = useState<string | null>(null);
  const text = searchTextOf(typed);
  const { suggestions, status, retry } = useSuggestions(typed === chosen ? '' : text, scope);

  const groups =
    text === '' && scope !== 'place'
      ? recentGroups(recent.texts, t('suggestions.recent'))
      : suggestionGroups(suggestions, i18n.language, (kind) => t(`suggestions.${kind}`));
  const options = groups.flatMap((group) => group.options);

  const remember = useEffectEvent(() => {
    if (scope === 'words') recent.remember(searchTextOf(input.current?.value ?? ''));
  });
  useEffect(() => {
    const form = input.current?.form;
    if (!form) return undefined;
    const listening = new AbortController();
    form.addEventListener('submit', () => remember(), { signal: listening.signal });
    return () => listening.abort();
  }, [input]);

  return (
    <ComboboxList
      input={input}
      groups={groups}
      status={status}
      defaultOpen={isAsked}
      onSelect={({ id, value }) => {
        const choice = options.find((option) => option.id === id)?.choice;
        if (choice === undefined) return;
        setChosen(value ?? null);
        if (choice.kind === 'search') recent.remember(choice.text);
        onChoose(choice);
      }}
      onRemove={(option) => recent.forget(option.text)}
      onRetry={retry}
    />
  );
}
