import type { Api } from '../api.ts';
import type { ClockPort } from './clock-port.ts';
import type { DraftStore } from './drafts-port.ts';
import type { HomePagePort } from './home-page-port.ts';
import type { LivePort } from './live-port.ts';
import type { MapTilesPort } from './map-tiles-port.ts';
import type { PendingWritesPort } from './pending-writes-port.ts';
import type { PositionPort } from './position-port.ts';
import type { PreviewPort } from './preview-port.ts';

/** All external interfaces of the features, by subject. */
export interface Ports {
  readonly api: Api;
  readonly clock: ClockPort;
  readonly drafts: DraftStore;
  readonly homePage: HomePagePort;
  readonly live: LivePort;
  readonly mapTiles: MapTilesPort;
  readonly pendingWrites: PendingWritesPort;
  readonly position: PositionPort;
  readonly preview: PreviewPort;
}
