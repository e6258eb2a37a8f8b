import {
  waitEntryResponseSchema,
  type WaitEntryWire,
  type WaitlistResponse,
  waitlistResponseSchema,
  type WaitRequest,
} from '@salonica/contract/v1';
import { expect } from 'vitest';
import { newKey } from '../../../../test/booking-calls.ts';
import type { MadeSalon } from '../../../../test/salon-fixture.ts';
import type { Visitor } from '../../../../test/visitor.ts';
import { sent } from '../../../../test/read-json.ts';

type NewWait = Extract<WaitRequest, { kind: 'new' }>;

/** A waitlist entry for the first service with any barber on the day of `draftAt`. */
export const waitFor = (salon: MadeSalon, draft: Partial<NewWait> = {}): NewWait => ({
  kind: 'new',
  salonId: salon.id,
  serviceId: salon.serviceIds[0],
  barberId: null,
  from: '2026-12-09',
  to: '2026-12-09',
  part: null,
  ...draft,
});

/** A customer's calls about the waitlist. */
export function waitlistCalls(visitor: Visitor) {
  const offer = (id: string, action: string, headers?: Record<string, string>) =>
    visitor.send('POST', `/api/v1/waitlist/offers/${id}/${action}`, undefined, headers);
  return {
    ask: (request: WaitRequest, headers = newKey()) =>
      visitor.send('POST', '/api/v1/waitlist', request, headers),
    leave: (id: string) => visitor.send('DELETE', `/api/v1/waitlist/${id}`),
    claim: (id: string, headers = newKey()) => offer(id, 'claim', headers),
    refuse: (id: string) => offer(id, 'refuse'),
    undo: (id: string, headers = newKey()) => offer(id, 'undo', headers),
    async read(): Promise<WaitlistResponse> {
      const response = await visitor.get('/api/v1/waitlist');
      return sent(waitlistResponseSchema, await response.json());
    },
    /** The caller's only offer. */
    async offer() {
      const offers = (await this.read()).entries.flatMap((entry) => entry.offer ?? []);
      const [only] = offers;
      expect(offers).toHaveLength(1);
      if (only === undefined) throw new Error('There is no offer.');
      return only;
    },
  };
}

/** The entry of a successful response. */
export async function waiting(answer: Response | Promise<Response>): Promise<WaitEntryWire> {
  const response = await answer;
  const body: unknown = await response.json();
  expect([response.status, body]).toEqual([201, expect.anything()]);
  return sent(waitEntryResponseSchema, body).entry;
}
