import { describe } from 'vitest';
import { describeDrafts } from '../ports/drafts-suite.ts';
import { describeService } from '../ports/service-suites.ts';
import type { SuiteWorld } from '../ports/suite-world.ts';
import { createMemory } from './index.ts';

/** Saturday, 14 June 2025, 12:10 in Thessaloniki. */
const now = Date.parse('2025-06-14T09:10:00Z');

function createWorld(): SuiteWorld {
  const { ports, elsewhere, signIn } = createMemory({ now: () => now, visitor: 'guest' });
  return {
    ports,
    now: () => now,
    signIn: async () => signIn(),
    owner: async () => {
      const salonId = '01';
      const member = { salonId, role: 'owner', barberId: null } as const;
      const { ports: own, setMember } = createMemory({ now: () => now, member });
      return {
        ports: own,
        salonId,
        async asBarber(run) {
          setMember({ salonId, role: 'barber', barberId: '01-eleni' });
          const result = await run(own.api);
          setMember(member);
          return result;
        },
      };
    },
    rivalBooks: async (draft) => void elsewhere.book(draft),
    cardToken: async () => `card-${crypto.randomUUID()}-4242`,
  };
}

describe('the ports in memory', () => {
  describeService(createWorld);

  describe('drafts', () => {
    describeDrafts(() => {
      const { ports, signOut } = createMemory();
      return { drafts: ports.drafts, clearAll: signOut };
    });
  });
});
