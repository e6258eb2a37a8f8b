import { useEffect, useState } from 'react';
import { usePort } from '#blocks/PortsProvider.tsx';
import {
  noSearches,
  place,
  restoreSearches,
  type StoredSearches,
  withoutSearch,
  withSearch,
} from './recent-searches.ts';

export interface RecentSearches {
  /** The last one first. */
  readonly texts: readonly string[];
  readonly remember: (text: string) => void;
  readonly forget: (text: string) => void;
}

/** The visitor's last searches on this device; they are never sent. */
export function useRecentSearches(): RecentSearches {
  const drafts = usePort('drafts');
  const clock = usePort('clock');
  const read = () => restoreSearches(drafts.read(place).choices, clock.now());
  const [stored, setStored] = useState(read);
  useEffect(() => drafts.onClearAll(() => setStored(noSearches)), [drafts]);

  const keep = (next: StoredSearches): void => {
    drafts.write(place, { choices: next, personal: null });
    setStored(next);
  };
  return {
    texts: stored.searches.map(({ text }) => text),
    // Another field or tab may have changed them.
    remember: (text) => keep(withSearch(read(), text, clock.now())),
    forget: (text) => keep(withoutSearch(read(), text)),
  };
}
