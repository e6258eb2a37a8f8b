import { describe } from 'vitest';
import { describeService } from '../src/testing/ports/service-suites.ts';
import { ask, requestFor, type SuiteWorld } from '../src/testing/ports/suite-world.ts';
import { cardToken, newVisitor } from './visitor.ts';
import { bookingCalls } from '../src/testing/ports/booking-calls.ts';

function createWorld(): SuiteWorld {
  const { ports, signInWithGoogle } = newVisitor();
  return {
    ports,
    now: () => Date.now(),
    // With a verified address: only such a customer's rating becomes public.
    signIn: () => signInWithGoogle(`${crypto.randomUUID()}@salonica.example`),
    cardToken,
    async owner() {
      const member = async (email: string) => {
        const { ports: own, signInAs } = newVisitor();
        await signInAs(email, 'salonica-demo');
        return own;
      };
      return {
        ports: await member('owner@salonica.example'),
        salonId: '01',
        asBarber: async (run) => run((await member('barber@salonica.example')).api),
      };
    },
    async rivalBooks(draft) {
      const rival = newVisitor();
      const salon = await rival.ports.api.readSalon({ id: draft.salonId, ...ask() });
      const service = salon.offer.find(({ id }) => id === draft.serviceId);
      const barber = salon.team.find(({ id }) => id === draft.barberId);
      if (service === undefined || barber === undefined) {
        throw new Error('The rival knows what to book');
      }
      await bookingCalls(rival.ports.api).confirm(requestFor({ ...draft, salon, service, barber }));
    },
  };
}

describe('the ports of the API', () => {
  describeService(createWorld);
});
