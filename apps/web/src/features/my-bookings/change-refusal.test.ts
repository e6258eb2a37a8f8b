import { expect, it } from 'vitest';
import { type ConflictCode, type Failure, ServiceError } from '../../domain/failure.ts';
import { type ChangeRefusal, changeRefusal } from './change-refusal.ts';
import { booking } from './testing/fake-bookings.ts';

const conflict = (code: ConflictCode): Failure => ({ kind: 'conflict', code });
const nearest = [{ date: '2025-06-17', time: '11:00', barberIds: ['01-nikos'] }];

it.each<[Failure, ChangeRefusal['kind']]>([
  [conflict('slot-taken'), 'taken'],
  [conflict('not-bookable'), 'taken'],
  [conflict('too-late'), 'too-late'],
  [conflict('wrong-state'), 'gone'],
  [conflict('key-reused'), 'failed'],
  [{ kind: 'not-found' }, 'gone'],
  [{ kind: 'stale', booking: booking({ revision: 2 }) }, 'changed'],
  [{ kind: 'stale', booking: booking({ status: 'cancelled' }) }, 'gone'],
  [{ kind: 'stale' }, 'failed'],
  [{ kind: 'offline' }, 'failed'],
  [{ kind: 'rate-limited', retryAfter: 30 }, 'failed'],
])('reads %j as %s', (failure, kind) => {
  expect(changeRefusal(new ServiceError(failure)).kind).toBe(kind);
});

it('keeps the server’s alternatives, and the current booking', () => {
  const taken = new ServiceError({ kind: 'conflict', code: 'slot-taken', nearest });
  expect(changeRefusal(taken)).toEqual({ kind: 'taken', nearest });
  const now = booking({ revision: 2 });
  expect(changeRefusal(new ServiceError({ kind: 'stale', booking: now }))).toEqual({
    kind: 'changed',
    booking: now,
  });
});

it('keeps an unknown error', () => {
  const error = new Error('No');
  expect(changeRefusal(error)).toEqual({ kind: 'failed', error });
});
