import {
  deskBookingSchema,
  type DeskBookingWire,
  deskChangedSchema,
  type DeskChangedWire,
  deskDaySchema,
  type DeskDayWire,
  type DeskDecision,
} from '@salonica/contract/v1';
import { expect } from 'vitest';
import { newKey } from '../../../../test/booking-calls.ts';
import { readJson } from '../../../../test/read-json.ts';
import type { MadeSalon } from '../../../../test/salon-fixture.ts';
import type { Visitor } from '../../../../test/visitor.ts';

/** A booking in the state that the member saw. */
interface Seen {
  id: string;
  revision: number;
}

/** A member's calls about the bookings of a salon. */
export function deskCalls(visitor: Visitor, salon: MadeSalon) {
  const path = (id: string) => `/api/v1/desk/${salon.id}/bookings/${id}`;
  const revised = ({ revision }: Seen) => ({ 'If-Match': `"${revision}"`, ...newKey() });
  return {
    read: async (id: string): Promise<DeskBookingWire> =>
      readJson(await visitor.get(path(id)), deskBookingSchema),
    add: (wanted: object) =>
      visitor.send(
        'POST',
        `/api/v1/desk/${salon.id}/bookings`,
        { ...walkIn(salon), ...wanted },
        newKey(),
      ),
    day: async (date: string): Promise<DeskDayWire> =>
      readJson(await visitor.get(`/api/v1/desk/${salon.id}/days/${date}`), deskDaySchema),
    keepFree: (block: object) =>
      visitor.send('POST', `/api/v1/desk/${salon.id}/blocks`, block, newKey()),
    moveBlock: (seen: Seen, to: object) =>
      visitor.send('PATCH', `/api/v1/desk/${salon.id}/blocks/${seen.id}`, to, revised(seen)),
    removeBlock: (seen: Seen) =>
      visitor.send(
        'DELETE',
        `/api/v1/desk/${salon.id}/blocks/${seen.id}`,
        undefined,
        revised(seen),
      ),
    leave: (absence: object, decisions: readonly DeskDecision[] = []) =>
      visitor.send(
        'POST',
        `/api/v1/desk/${salon.id}/absences`,
        { ...absence, decisions },
        newKey(),
      ),
    comeBack: ({ id }: Seen) =>
      visitor.send('DELETE', `/api/v1/desk/${salon.id}/absences/${id}`, undefined, newKey()),
    mark: (seen: Seen, mark: string) =>
      visitor.send('PUT', `${path(seen.id)}/mark`, { mark }, revised(seen)),
    cancel: (seen: Seen, reason = 'barber-away') =>
      visitor.send('POST', `${path(seen.id)}/cancel`, { reason }, revised(seen)),
    restore: (seen: Seen) =>
      visitor.send('POST', `${path(seen.id)}/restore`, undefined, revised(seen)),
    move: (seen: Seen, to: object) => visitor.send('PATCH', path(seen.id), to, revised(seen)),
  };
}

const walkIn = ({ serviceIds, barberIds }: MadeSalon) => ({
  source: 'walk-in',
  serviceId: serviceIds[0],
  barberId: barberIds[0],
  date: '2026-12-09',
  time: '10:00',
  name: 'Nikos',
  notes: '',
});

/** The result of a successful change. */
export async function changed(answer: Response | Promise<Response>): Promise<DeskChangedWire> {
  const response = await answer;
  const body: unknown = await response.clone().json();
  expect([response.status, body]).toEqual([expect.toBeOneOf([200, 201]), expect.anything()]);
  return readJson(response, deskChangedSchema);
}
