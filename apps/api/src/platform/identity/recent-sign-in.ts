import { recentSignInSeconds } from '@salonica/contract/v1';
import { ApiError } from '../http/api-error.ts';
import type { CustomerActor } from './actor.ts';

/** @throws ApiError 403 for a session that is too old for a sensitive change */
export function requireRecentSignIn({ authTime }: CustomerActor, time: number): void {
  if (time / 1000 - authTime > recentSignInSeconds) throw new ApiError(403, 'recent-sign-in');
}
