import type { Salon } from '../salon.ts';
import type { Request } from './request.ts';

/** Saved salons of the caller: a customer's, or a guest's of this browser. Rejects with a `ServiceError`. */
export interface FavoritesPort {
  ids(): Promise<readonly string[]>;
  /** Newest first. */
  list(request: Request): Promise<readonly Salon[]>;
  /** Idempotent. */
  add(salonId: string): Promise<void>;
  /** Idempotent. */
  remove(salonId: string): Promise<void>;
}
