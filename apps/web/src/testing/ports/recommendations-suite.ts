import { describe, expect, it } from 'vitest';
import { ask, type CreateWorld, freeDraft, leave, requestFor } from './suite-world.ts';
import { bookingCalls } from './booking-calls.ts';

/** The contract of every source of recommendations. */
export function describeRecommendations(create: CreateWorld): void {
  describe('recommendations', () => {
    it('name only salons in the response', async () => {
      const { api } = create().ports;
      const { favorites, recommended, salons, trending } = await api.recommend(ask());
      expect(favorites).toEqual([]);
      expect(recommended.length).toBeGreaterThan(0);
      expect(trending.length).toBeGreaterThan(0);
      const known = new Set(salons.map(({ id }) => id));
      for (const { salonId } of recommended) expect(known).toContain(salonId);
    });

    it('begin with earlier bookings, and do not recommend those again', async () => {
      const world = create();
      const draft = await freeDraft(world);
      await bookingCalls(world.ports.api).confirm(requestFor(draft));
      const { favorites, recommended } = await world.ports.api.recommend(ask());
      expect(favorites).toMatchObject([
        {
          salonId: draft.salonId,
          serviceId: draft.serviceId,
          serviceName: draft.service.name,
          price: draft.service.price,
          times: 1,
          lastDate: null,
        },
      ]);
      expect(draft.salon.offer[favorites[0]?.serviceIndex ?? -1]?.id).toBe(draft.serviceId);
      expect(recommended.map(({ salonId }) => salonId)).not.toContain(draft.salonId);
    });

    it('do not recommend saved salons', async () => {
      const { api } = create().ports;
      const [first] = (await api.recommend(ask())).recommended;
      if (first === undefined) throw new Error('Something is recommended');
      await api.saveFavorite({ id: first.salonId });
      const after = await api.recommend(ask());
      expect(after.recommended.map(({ salonId }) => salonId)).not.toContain(first.salonId);
    });

    it('reject when they are aborted', async () => {
      const { api } = create().ports;
      const answer = await leave((request) => api.recommend(request));
      expect(answer).toBeInstanceOf(Error);
    });
  });
}
