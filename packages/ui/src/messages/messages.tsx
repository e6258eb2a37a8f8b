'use client';

import { createContext, use, type ReactElement, type ReactNode } from 'react';

/** The strings of all components in one language. Each component adds its own in its `.messages.ts`. */
export interface Dictionary {
  /** BCP 47 tag of the language, for `Intl`: `el`. */
  readonly locale: string;
}

type Key = Exclude<keyof Dictionary, 'locale'>;

/** A language: components whose strings it does not have show English. */
export type Messages = Pick<Dictionary, 'locale'> & { readonly [K in Key]?: Dictionary[K] };

const MessagesContext = createContext<Messages | null>(null);

/** Props of {@link MessagesProvider}. */
export interface MessagesProviderProps {
  /** Dictionary of the language; English is built in and needs none. @default null */
  messages?: Messages | null;
  /** Everything in this language. */
  children?: ReactNode;
}

/**
 * Gives every component below it the built-in strings of a language. Renders no element.
 *
 * @example
 * import { MessagesProvider } from '@salonica/ui/messages';
 * import { el } from '@salonica/ui/messages/el';
 *
 * <MessagesProvider messages={language === 'el' ? el : null}>…</MessagesProvider>
 */
export function MessagesProvider({
  messages = null,
  children,
}: MessagesProviderProps): ReactElement {
  return <MessagesContext value={messages}>{children}</MessagesContext>;
}

/**
 * Strings of one component: English, overridden by the provider's language, overridden by the
 * instance.
 */
export function useMessages<K extends Key>(
  key: K,
  english: Dictionary[K],
  own?: Partial<Dictionary[K]>,
): Dictionary[K] {
  const language: { readonly [P in Key]?: Dictionary[P] } | null = use(MessagesContext);
  const provided: Dictionary[K] = language?.[key] ?? english;
  return own ? { ...provided, ...own } : provided;
}

/** BCP 47 tag of the built-in strings, for `Intl`: `en` without a provider. */
export function useLocale(): string {
  return use(MessagesContext)?.locale ?? 'en';
}
