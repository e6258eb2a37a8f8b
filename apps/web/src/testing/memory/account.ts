import { ServiceError } from '../../domain/failure.ts';
import type { AccountPort } from '../../domain/ports/account-port.ts';
import { dollars } from '../../shared/money.ts';
import type { MemoryWorld } from './world.ts';

/** Deleting the account resets everything to its initial state. */
export function createMemoryAccount(world: MemoryWorld): AccountPort {
  const arrive = async (signal?: AbortSignal): Promise<void> => {
    await world.arrive(signal);
    if (world.currentVisitor() === 'guest') throw new ServiceError({ kind: 'unauthorized' });
  };
  return {
    async download() {
      await arrive();
      const bookings = [...world.bookings.values()].filter(({ owner }) => owner === 'customer');
      return { name: 'salonica.json', text: JSON.stringify({ bookings }) };
    },
    async outlook({ signal }) {
      await arrive(signal);
      return { upcoming: 2, late: 1, balance: dollars(0), pendingWithdrawals: 0 };
    },
    async delete() {
      await arrive();
      world.forget();
    },
  };
}
