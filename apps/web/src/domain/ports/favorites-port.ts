import type { Salon } from '../salon.ts';
import type { Request } from './request.ts';

/** Saved salons of the caller: a customer's, or a guest's of this browser. Rejects with a `ServiceError`. */
export interface FavoritesPort {
  ids(): Promise<readonly string[]>;
  /** The newest first. */
  list(request: Request): Promise<readonly Salon[]>;
  /** Adding a saved salon changes nothing. */
  add(salonId: string): Promise<void>;
  /** Removing what is not there changes nothing. */
  remove(salonId: string): Promise<void>;
}
