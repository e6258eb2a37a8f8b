export { DiscoveryProvider, type DiscoverySettings } from './discovery-context.tsx';
export type {
  HomePage,
  HomePagePort,
  HomePageRequest,
} from '../../domain/ports/old/home-page-port.ts';
