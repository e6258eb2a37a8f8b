import type { LettersPort } from '../../domain/ports/letters-port.ts';
import type { MemoryWorld } from './world.ts';

/** Letters that are accepted and dropped. */
export function createMemoryLetters(world: MemoryWorld): LettersPort {
  const arrive = () => world.arrive();
  return {
    write: arrive,
    subscribe: arrive,
    confirm: arrive,
    unsubscribe: arrive,
    confirmEmail: arrive,
  };
}
