import { createContext, type ReactNode, use } from 'react';
import type { Ports } from '../domain/ports/index.ts';

const PortsContext = createContext<Partial<Ports>>({});

/** Provides ports to the screens below; missing ones come from an outer provider. */
export function PortsProvider({
  ports,
  children,
}: {
  readonly ports: Partial<Ports>;
  readonly children: ReactNode;
}) {
  const above = use(PortsContext);
  return <PortsContext value={{ ...above, ...ports }}>{children}</PortsContext>;
}

/**
 * The port of one subject. Throws without a provider.
 * @example const bookings = usePort('bookings');
 */
export function usePort<Name extends keyof Ports>(name: Name): Ports[Name] {
  const port: Ports[Name] | undefined = use(PortsContext)[name];
  if (port === undefined) throw new Error(`No provider has the port "${name}".`);
  return port;
}
