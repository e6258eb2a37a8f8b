import { SearchBarField, type SearchBarFieldProps } from '@salonica/ui/search-bar';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Late, late } from '#blocks/Late.tsx';
import { ignore } from '#shared/ignore.ts';
import type { Choice, Scope } from './choice.ts';

const listPart = late(
  async () => (await import('./SuggestionList.tsx')).SuggestionList,
  ['search'],
);

export interface SuggestedFieldProps extends SearchBarFieldProps {
  readonly scope: Scope;
  readonly onChoose: (choice: Choice) => void;
}

/**
 * A field of a search with suggestions, whose code arrives with the first focus. Without it the
 * field is a plain one.
 */
export function SuggestedField({ scope, onChoose, ...field }: SuggestedFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  /** Null before the first focus. */
  const [typed, setTyped] = useState<string | null>(null);
  /** Whether the visitor has pressed the field or typed since it has the focus. */
  const [isAsked, setAsked] = useState(false);
  const [visits, setVisits] = useState(0);

  const visit = (text: string): void => {
    setTyped(text);
    setVisits((count) => count + 1);
  };
  const visitEarly = useEffectEvent(() => {
    const field = input.current;
    if (field !== null && field === document.activeElement) visit(field.value);
  });
  // It may have had the focus before the app started.
  useEffect(() => visitEarly(), []);

  return (
    <>
      <SearchBarField
        {...field}
        ref={input}
        onFocus={(event) => visit(event.currentTarget.value)}
        onBlur={() => setAsked(false)}
        onClick={() => setAsked(true)}
        onInput={(event) => {
          if (typed !== null) setTyped(event.currentTarget.value);
          setAsked(true);
        }}
      />
      {typed === null ? null : (
        <Late
          part={listPart}
          attempt={visits}
          onFailed={ignore}
          props={{ input, typed, isAsked, scope, onChoose }}
        />
      )}
    </>
  );
}
