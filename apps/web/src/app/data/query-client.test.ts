import { type Failure, ServiceError } from '../../domain/failure.ts';
import { describe, expect, it } from 'vitest';
import { retryDelay, shouldRetry } from './query-client.ts';

describe('retrying', () => {
  const passing: Failure[] = [{ kind: 'offline' }, { kind: 'timeout' }, { kind: 'server' }];
  const final: Failure[] = [
    { kind: 'unauthorized' },
    { kind: 'not-found' },
    { kind: 'conflict' },
    { kind: 'invalid', fields: {} },
  ];

  it.each(passing)('retries three times after $kind', (failure) => {
    const error = new ServiceError(failure);
    expect([0, 1, 2, 3].map((count) => shouldRetry(count, error))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it.each(final)('accepts $kind as final', (failure) => {
    expect(shouldRetry(0, new ServiceError(failure))).toBe(false);
  });

  it('retries after an unexpected error', () => {
    expect(shouldRetry(0, new TypeError('chunk'))).toBe(true);
  });

  it('waits longer each time', () => {
    expect([0, 1, 2, 9].map(retryDelay)).toEqual([1000, 2000, 4000, 30_000]);
  });
});
