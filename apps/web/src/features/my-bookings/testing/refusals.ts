import { type ConflictCode, type Failure, ServiceError } from '#domain/failure.ts';
import { booking } from './fake-bookings.ts';

export const offline = new ServiceError({ kind: 'offline' });
export const conflict = (code: ConflictCode, more: Partial<Failure & { kind: 'conflict' }> = {}) =>
  new ServiceError({ ...more, kind: 'conflict', code });
export const changedTo = (own: Parameters<typeof booking>[0]) =>
  new ServiceError({ kind: 'stale', booking: booking({ revision: 4, ...own }) });
export const never = () => new Promise<never>(() => undefined);

export const elsewhere = { date: '2025-06-19', time: '12:00', revision: 4 };
