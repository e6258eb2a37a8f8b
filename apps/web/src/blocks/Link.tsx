import type { ComponentProps } from 'react';
import { type To, useHref, useLinkClickHandler } from 'react-router-dom';
import { useInLanguage } from './use-in-language.ts';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  /** A page of this app. */
  readonly to: To;
  /** Replaces the current history entry. */
  readonly replace?: boolean;
  /** State for the page that opens, kept in the history. */
  readonly state?: unknown;
  /** Keeps the scroll position. @default false */
  readonly preventScrollReset?: boolean;
}

/**
 * A link to a page of this app. The router's own also contains prefetching for its framework mode,
 * which is unused here and would be in every first load.
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
  // By default a link to the open page replaces its history entry.
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
