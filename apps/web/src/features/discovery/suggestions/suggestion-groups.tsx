import type { ComboboxGroup, ComboboxOption } from '@salonica/ui/combobox';
import History from 'lucide-react/icons/rotate-ccw-clock';
import MapPin from 'lucide-react/icons/map-pin';
import Scissors from 'lucide-react/icons/scissors';
import Shapes from 'lucide-react/icons/shapes';
import Store from 'lucide-react/icons/store';
import UserRound from 'lucide-react/icons/user-round';
import type { ReactElement } from 'react';
import { languageOfName } from '#shared/name-language.ts';
import { paths } from '#shared/paths.ts';
import type { Choice } from './choice.ts';
import type { Suggestion } from './use-suggestions.ts';

/** An option, and what it leads to. */
export interface ChoiceOption extends ComboboxOption {
  readonly choice: Choice;
}

export interface ChoiceGroup extends ComboboxGroup {
  readonly options: readonly ChoiceOption[];
}

type Kind = Suggestion['kind'];

const icons: Readonly<Record<Kind, ReactElement>> = {
  service: <Scissors />,
  category: <Shapes />,
  salon: <Store />,
  barber: <UserRound />,
  place: <MapPin />,
};

function choiceOf({ kind, id, text, salonId }: Suggestion): Choice {
  if (kind === 'place') return { kind, text };
  if (kind === 'category' && id !== null) return { kind: 'page', path: paths.category(id) };
  if (kind === 'barber' && id !== null && salonId !== null) {
    const barber = new URLSearchParams({ barber: id });
    return { kind: 'page', path: `${paths.booking(salonId)}?${barber.toString()}` };
  }
  const salon = salonId ?? (kind === 'salon' ? id : null);
  if (salon !== null) return { kind: 'page', path: paths.salon(salon) };
  return { kind: 'search', text };
}

function optionOf(suggestion: Suggestion, language: string): ChoiceOption {
  const { kind, id, text, detail, ranges } = suggestion;
  const choice = choiceOf(suggestion);
  return {
    id: [kind, id, text, detail].join(' '),
    text,
    detail: detail ?? undefined,
    icon: icons[kind],
    matches: ranges,
    // The words of a search; the name of a page does not become one.
    value: choice.kind === 'page' ? undefined : text,
    lang: languageOfName(text, language),
    choice,
  };
}

/** Groups in the order of their best suggestions. */
export function suggestionGroups(
  suggestions: readonly Suggestion[],
  language: string,
  labelOf: (kind: Kind) => string,
): readonly ChoiceGroup[] {
  const kinds = [...new Set(suggestions.map(({ kind }) => kind))];
  return kinds.map((kind) => ({
    label: labelOf(kind),
    options: suggestions
      .filter((suggestion) => suggestion.kind === kind)
      .map((suggestion) => optionOf(suggestion, language)),
  }));
}

/** Earlier searches. */
export function recentGroups(texts: readonly string[], label: string): readonly ChoiceGroup[] {
  if (texts.length === 0) return [];
  const options = texts.map((text) => ({
    id: text,
    text,
    icon: <History />,
    value: text,
    removable: true,
    choice: { kind: 'search', text } as const,
  }));
  return [{ label, options }];
}
