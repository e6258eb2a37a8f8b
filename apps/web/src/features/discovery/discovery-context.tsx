import type { QueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use } from 'react';
import type { HomePagePort } from './home-page-port.ts';

/** What the feature needs from outside. */
export interface DiscoverySettings {
  readonly homePage: HomePagePort;
  /** Address of a picture of the server. */
  readonly pictureUrl: (path: string) => string;
  /** What was asked before is kept here; it comes after the first paint. */
  readonly loadQueries: () => Promise<QueryClient>;
}

const DiscoveryContext = createContext<DiscoverySettings | null>(null);

export function DiscoveryProvider({
  settings,
  children,
}: {
  readonly settings: DiscoverySettings;
  readonly children: ReactNode;
}) {
  return <DiscoveryContext value={settings}>{children}</DiscoveryContext>;
}

export function useDiscovery(): DiscoverySettings {
  const settings = use(DiscoveryContext);
  if (settings === null) throw new Error('DiscoveryProvider is missing.');
  return settings;
}
