import { createContext, type ReactNode, use } from 'react';
import type { SalonPort } from './salon-port.ts';

/** What the feature needs from outside. */
export interface SalonSettings {
  readonly port: SalonPort;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

const SalonContext = createContext<SalonSettings | null>(null);

export function SalonProvider({
  settings,
  children,
}: {
  readonly settings: SalonSettings;
  readonly children: ReactNode;
}) {
  return <SalonContext value={settings}>{children}</SalonContext>;
}

export function useSalonSettings(): SalonSettings {
  const settings = use(SalonContext);
  if (settings === null) throw new Error('SalonProvider is missing.');
  return settings;
}
