import { startTransition, useEffect, useOptimistic, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readSearch, type SalonSearch, writeSearch } from './salon-search.ts';

export interface SearchControl {
  readonly search: SalonSearch;
  /** After every pause while typing: replaces the history entry. */
  readonly type: (change: Partial<SalonSearch>) => void;
  /** A choice: adds a history entry, from the first page. */
  readonly commit: (change: Partial<SalonSearch>) => void;
  /** More of the same list, in the same history entry. */
  readonly showPage: (page: number) => void;
}

/** The URL is the state of a search: it can be shared, and Back restores it. */
export function useSearch(): SearchControl {
  const { search: address } = useLocation();
  const navigate = useNavigate();
  const inAddress = readSearch(new URLSearchParams(address));
  // A press shows immediately, while the URL follows in a transition.
  const [search, showAtOnce] = useOptimistic(inAddress);

  /** The search in the URL before typing began, and the typed one. */
  const typing = useRef<{ readonly start: string; readonly last: string } | null>(null);
  /** Null once the visitor has done something else. */
  const typedOver = (): string | null => {
    const session = typing.current;
    return session !== null && [session.start, session.last].includes(address)
      ? session.start
      : null;
  };

  /** The latest one, which a pending transition does not show yet. */
  const wanted = useRef(address);
  useEffect(() => {
    wanted.current = address;
  }, [address]);

  const go = (to: string, replace: boolean) => {
    wanted.current = to;
    return navigate({ search: to }, { replace, preventScrollReset: true });
  };
  const addressOf = (change: Partial<SalonSearch>): string => {
    const params = writeSearch({ ...search, page: 1, ...change }).toString();
    return params === '' ? '' : `?${params}`;
  };

  return {
    search,
    type(change) {
      const next = addressOf(change);
      typing.current = { start: typedOver() ?? address, last: next };
      void go(next, true);
    },
    commit(change) {
      const next = addressOf(change);
      const chosen = { ...search, page: 1, ...change };
      const start = typedOver();
      const before = wanted.current;
      typing.current = null;
      startTransition(async () => {
        showAtOnce(chosen);
        // The entry that was typed over gets its original URL back before the new one is added.
        if (start !== null) await go(start, true);
        if (next !== (start ?? before)) await go(next, false);
      });
    },
    showPage: (page) => void go(addressOf({ page }), true),
  };
}
