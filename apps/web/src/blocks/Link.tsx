import type { ComponentProps } from 'react';
import { type To, useHref, useLinkClickHandler } from 'react-router-dom';
import { useInLanguage } from './use-in-language.ts';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  /** A page of this app. */
  readonly to: To;
  /** Takes the place of the page before in the history. */
  readonly replace?: boolean;
  /** Handed to the page that opens, and kept in the history. */
  readonly state?: unknown;
  /** Leaves the page where it is scrolled to. @default false */
  readonly preventScrollReset?: boolean;
}

/**
 * A link to a page of this app. The router's own also fetches pages ahead for its framework mode, of which nothing is
 * used here and which would be in every first load.
 */
export function Link({
  to: page,
  replace,
  state,
  preventScrollReset = false,
  onClick,
  children,
  ...rest
}: LinkProps) {
  const to = useInLanguage(page);
  const href = useHref(to);
  // Without a word on it, a link to the page that is open takes its place.
  const replaced = replace === undefined ? {} : { replace };
  const follow = useLinkClickHandler(to, { state, preventScrollReset, ...replaced });
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    >
      {children}
    </a>
  );
}
