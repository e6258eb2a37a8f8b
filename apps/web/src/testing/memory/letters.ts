import type { LettersPort } from '../../domain/ports/letters-port.ts';
import type { MemoryWorld } from './world.ts';

/** Accepts and drops messages. */
export function createMemoryLetters(world: MemoryWorld): LettersPort {
  const arrive = () => world.arrive();
  return {
    write: arrive,
    subscribe: arrive,
    confirm: arrive,
    unsubscribe: arrive,
    confirmEmail: arrive,
    async verifyEmail() {
      await arrive();
      return { wasVerified: false, keepsSession: world.currentVisitor() !== 'guest' };
    },
  };
}
