import type { QueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use } from 'react';

/** Fetches what keeps the answers of the server: not part of the first load, and the same on every page. */
export type LoadQueries = () => Promise<QueryClient>;

const LateQueriesContext = createContext<LoadQueries | null>(null);

export function LateQueriesProvider({
  load,
  children,
}: {
  readonly load: LoadQueries;
  readonly children: ReactNode;
}) {
  return <LateQueriesContext value={load}>{children}</LateQueriesContext>;
}

export function useLateQueries(): LoadQueries {
  const load = use(LateQueriesContext);
  if (load === null) throw new Error('LateQueriesProvider is missing.');
  return load;
}
