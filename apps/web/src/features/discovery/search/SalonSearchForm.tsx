import { SearchBar, type SearchBarProps } from '@salonica/ui/search-bar';
import MapPin from 'lucide-react/icons/map-pin';
import Search from 'lucide-react/icons/search';
import { type InputEvent, type SubmitEvent, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { KeepLanguage } from '#blocks/KeepLanguage.tsx';
import type { Choice } from '../suggestions/choice.ts';
import { SuggestedField } from '../suggestions/SuggestedField.tsx';
import type { SalonSearch } from './salon-search.ts';
import { searchTextOf } from './search-text.ts';

type Typed = Pick<SalonSearch, 'q' | 'location'>;

export interface SalonSearchFormProps {
  /** For fields outside of the form. */
  readonly id?: string;
  /** Action of the form without script. */
  readonly action: string;
  readonly label?: string;
  readonly service: { readonly label: string; readonly placeholder: string };
  readonly location: { readonly label: string; readonly placeholder: string };
  readonly submit: string;
  /** On a phone: both fields in one row, or stacked. @default 'line' */
  readonly variant?: SearchBarProps['variant'];
  /** The search in the URL. */
  readonly value: Typed;
  /** After every pause while typing. */
  readonly onType: (typed: Typed) => void;
  readonly onSubmit: (typed: Typed) => void;
}

/** Long enough to finish a word, in milliseconds. */
const pause = 250;

const keyOf = ({ q, location }: Typed) => JSON.stringify([q, location]);

function typedIn(form: HTMLFormElement): Typed {
  const data = new FormData(form);
  const text = (name: string): string => {
    const value = data.get(name);
    return typeof value === 'string' ? searchTextOf(value) : '';
  };
  return { q: text('q'), location: text('location') };
}

function fill(form: HTMLFormElement, { q, location }: Typed): void {
  for (const [name, text] of Object.entries({ q, location })) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.value = text;
  }
}

/**
 * Search text and place. The uncontrolled fields keep their input during hydration, and follow
 * external changes of the URL.
 */
export function SalonSearchForm({
  id,
  action,
  label,
  service,
  location,
  submit,
  variant = 'line',
  value,
  onType,
  onSubmit,
}: SalonSearchFormProps) {
  const form = useRef<HTMLFormElement>(null);
  /** The URL that this form produced; the fields start with the initial one. */
  const reported = useRef(keyOf(value));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const key = keyOf(value);
  const navigate = useNavigate();

  useEffect(() => {
    const fields = form.current;
    if (fields === null || key === reported.current) return;
    reported.current = key;
    fill(fields, { q: value.q, location: value.location });
  }, [key, value.q, value.location]);

  useEffect(() => () => clearTimeout(timer.current), []);

  const report = (typed: Typed, callback: (typed: Typed) => void): void => {
    clearTimeout(timer.current);
    reported.current = keyOf(typed);
    callback(typed);
  };
  const typing = (event: InputEvent<HTMLFormElement>): void => {
    const fields = event.currentTarget;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => report(typedIn(fields), onType), pause);
  };
  const commit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    report(typedIn(event.currentTarget), onSubmit);
  };

  /** A place that was typed into the field of the words moves into its own. */
  const choose = (choice: Choice, from: keyof Typed): void => {
    clearTimeout(timer.current);
    if (choice.kind === 'page') {
      void navigate(choice.path);
      return;
    }
    if (form.current === null) return;
    const typed = typedIn(form.current);
    const chosen =
      choice.kind === 'search'
        ? { ...typed, q: choice.text }
        : { q: from === 'q' ? '' : typed.q, location: choice.text };
    fill(form.current, chosen);
    report(chosen, onSubmit);
  };

  return (
    <SearchBar
      ref={form}
      id={id}
      aria-label={label}
      method="get"
      action={action}
      submit={submit}
      variant={variant}
      onInput={typing}
      onSubmit={commit}
    >
      <SuggestedField
        {...service}
        scope="words"
        onChoose={(choice) => choose(choice, 'q')}
        icon={<Search aria-hidden="true" />}
        type="search"
        name="q"
        defaultValue={value.q}
        autoComplete="off"
      />
      <SuggestedField
        {...location}
        scope="place"
        onChoose={(choice) => choose(choice, 'location')}
        icon={<MapPin aria-hidden="true" />}
        type="text"
        name="location"
        defaultValue={value.location}
        autoComplete="address-level2"
      />
      <KeepLanguage />
    </SearchBar>
  );
}
