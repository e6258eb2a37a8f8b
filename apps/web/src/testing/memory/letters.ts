import type { Api } from '../../domain/api.ts';
import type { MemoryWorld } from './world.ts';

type LetterCalls = Pick<
  Api,
  | 'sendContactMessage'
  | 'requestNewsletter'
  | 'confirmNewsletter'
  | 'unsubscribe'
  | 'confirmEmailChange'
  | 'confirmEmail'
>;

const email = 'eleni@salonica.example';

/** Accepts and drops messages. */
export function createMemoryLetters(world: MemoryWorld): LetterCalls {
  const accept = async (): Promise<undefined> => {
    await world.arrive();
  };
  return {
    sendContactMessage: accept,
    requestNewsletter: accept,
    confirmNewsletter: accept,
    unsubscribe: accept,
    async confirmEmailChange() {
      await world.arrive();
      return { email };
    },
    async confirmEmail() {
      await world.arrive();
      return { email, wasVerified: false, keepsSession: world.currentVisitor() !== 'guest' };
    },
  };
}
