import type { ReactNode } from 'react';

/** One suggestion. */
export interface ComboboxOption {
  /** Identifies it in the list. */
  id: string;
  /** The suggestion itself, in one or two words. */
  text: string;
  /** What distinguishes it, in smaller letters: a price, a district. */
  detail?: string | undefined;
  /** Icon of 20 px, decorative. */
  icon?: ReactNode;
  /** The parts of `text` that match the input, emphasised: start and end, in UTF-16 units. */
  matches?: readonly (readonly number[])[] | undefined;
  /** Replaces the typed text when it is selected. @default the typed text is kept */
  value?: string | undefined;
  /** Can be removed with the Delete key or a press, such as a recent search. @default false */
  removable?: boolean | undefined;
  /** Language of `text`, if it is not the page's. */
  lang?: string | undefined;
}

/** Suggestions of one kind. */
export interface ComboboxGroup {
  /** Label above them. */
  label?: string | undefined;
  options: readonly ComboboxOption[];
}

/**
 * What the consumer has: `idle` without a search, such as below two letters; `loading`, with or
 * without the suggestions of the text before; `ready`; or `failed`.
 */
export type ComboboxStatus = 'idle' | 'loading' | 'ready' | 'failed';
