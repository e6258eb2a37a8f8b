import type { QueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use } from 'react';
import type { AvailabilityPort } from '../../domain/ports/old/availability-port.ts';
import type { HomePagePort } from '../../domain/ports/home-page-port.ts';
import type { PositionPort } from '../../domain/ports/position-port.ts';
import type { RecommendationsPort } from '../../domain/ports/old/recommendations-port.ts';

/** What the feature needs from outside. */
export interface DiscoverySettings {
  readonly homePage: HomePagePort;
  readonly availability: AvailabilityPort;
  readonly recommendations: RecommendationsPort;
  readonly position: PositionPort;
  /** Milliseconds since 1970. */
  readonly now: () => number;
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
