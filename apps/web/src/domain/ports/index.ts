import type { AccountPort } from './account-port.ts';
import type { Api } from '../api.ts';
import type { BookingsPort } from './bookings-port.ts';
import type { ClockPort } from './clock-port.ts';
import type { DraftStore } from './drafts-port.ts';
import type { HomePagePort } from './home-page-port.ts';
import type { LettersPort } from './letters-port.ts';
import type { LivePort } from './live-port.ts';
import type { NoticesPort } from './notices-port.ts';
import type { PendingWritesPort } from './pending-writes-port.ts';
import type { PositionPort } from './position-port.ts';
import type { PreviewPort } from './preview-port.ts';
import type { ProfilePort } from './profile-port.ts';
import type { VisitsPort } from './visits-port.ts';
import type { WaitlistPort } from './waitlist-port.ts';
import type { WalletPort } from './wallet-port.ts';

/** All external interfaces of the features, by subject. */
export interface Ports {
  readonly account: AccountPort;
  readonly api: Api;
  readonly bookings: BookingsPort;
  readonly clock: ClockPort;
  readonly drafts: DraftStore;
  readonly homePage: HomePagePort;
  readonly letters: LettersPort;
  readonly live: LivePort;
  readonly notices: NoticesPort;
  readonly pendingWrites: PendingWritesPort;
  readonly position: PositionPort;
  readonly preview: PreviewPort;
  readonly profile: ProfilePort;
  readonly visits: VisitsPort;
  readonly waitlist: WaitlistPort;
  readonly wallet: WalletPort;
}
