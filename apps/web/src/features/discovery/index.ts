export { DiscoveryProvider, type DiscoverySettings } from './discovery-context.tsx';
