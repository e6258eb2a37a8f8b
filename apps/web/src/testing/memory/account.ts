import type { Api } from '../../domain/api.ts';
import { ServiceError } from '../../domain/failure.ts';
import { dollars } from '../../shared/money.ts';
import type { MemoryWorld } from './world.ts';

type AccountCalls = Pick<Api, 'downloadAccountData' | 'readDeletionConsequences' | 'deleteAccount'>;

/** Deleting the account resets everything to its initial state. */
export function createMemoryAccount(world: MemoryWorld): AccountCalls {
  const arrive = async (signal?: AbortSignal): Promise<void> => {
    await world.arrive(signal);
    if (world.currentVisitor() === 'guest') throw new ServiceError({ kind: 'unauthorized' });
  };
  return {
    async downloadAccountData() {
      await arrive();
      const bookings = [...world.bookings.values()].filter(({ owner }) => owner === 'customer');
      const createdAt = new Date(world.now()).toISOString();
      return { schemaVersion: 1, createdAt, records: { bookings } };
    },
    async readDeletionConsequences({ signal } = {}) {
      await arrive(signal);
      return { upcoming: 2, late: 1, balance: dollars(0), pendingWithdrawals: 0 };
    },
    async deleteAccount() {
      await arrive();
      world.forget();
      return { isComplete: true };
    },
  };
}
