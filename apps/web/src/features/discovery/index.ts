export { DiscoveryProvider, type DiscoverySettings } from './discovery-context.tsx';
export type { HomePage, HomePagePort, HomePageRequest } from './home-page-port.ts';
