import { randomUUID } from 'node:crypto';
import {
  bookingResponseSchema,
  type BookingWire,
  type ConfirmRequest,
  type FailureBody,
  failureBodySchema,
} from '@salonica/contract/v1';
import { expect } from 'vitest';
import type { MadeSalon } from './salon-fixture.ts';
import type { Visitor } from './visitor.ts';
import { sent } from './read-json.ts';

export const dollars = (amount: number) => ({ minor: amount * 100, currency: 'USD' });

/** A request for the first service with the first barber, for $65. */
export const draftAt = (salon: MadeSalon, draft: Partial<ConfirmRequest> = {}): ConfirmRequest => ({
  salonId: salon.id,
  serviceId: salon.serviceIds[0],
  barberId: salon.barberIds[0],
  date: '2026-12-09',
  time: '10:00',
  location: 'salon',
  address: '',
  notes: '',
  total: dollars(65),
  guest: { name: 'Anna', phone: '+302310123456' },
  ...draft,
});

export const newKey = (): Record<string, string> => ({ 'Idempotency-Key': randomUUID() });

const revised = (revision: number, headers = newKey()) => ({
  'If-Match': `"${revision}"`,
  ...headers,
});

/** A customer's calls about bookings. */
export function bookingCalls(visitor: Visitor) {
  const path = (id: string) => `/api/v1/bookings/${id}`;
  return {
    confirm: (request: ConfirmRequest, headers = newKey()) =>
      visitor.send('POST', '/api/v1/bookings', request, headers),
    move: ({ id, revision }: BookingWire, to: object, headers?: Record<string, string>) =>
      visitor.send('PATCH', path(id), to, revised(revision, headers)),
    cancel: ({ id, revision }: BookingWire, headers?: Record<string, string>) =>
      visitor.send('POST', `${path(id)}/cancel`, undefined, revised(revision, headers)),
    restore: ({ id, revision }: BookingWire, headers?: Record<string, string>) =>
      visitor.send('POST', `${path(id)}/restore`, undefined, revised(revision, headers)),
    rate: ({ id, revision }: BookingWire, rating: object, headers?: Record<string, string>) =>
      visitor.send('PUT', `${path(id)}/rating`, rating, revised(revision, headers)),
    read: (id: string) => visitor.get(path(id)),
    slots: (id: string, date: string) => visitor.get(`${path(id)}/slots?date=${date}`),
    list: (when: 'upcoming' | 'past', more = '') =>
      visitor.get(`/api/v1/bookings?when=${when}${more}`),
  };
}

/** The booking of a successful response. */
export async function booked(answer: Response | Promise<Response>): Promise<BookingWire> {
  const response = await answer;
  const body: unknown = await response.json();
  expect([response.status, body]).toEqual([expect.toBeOneOf([200, 201]), expect.anything()]);
  return sent(bookingResponseSchema, body).booking;
}

/** The error of a response, with its status. */
export async function refused(
  answer: Response | Promise<Response>,
): Promise<FailureBody & { status: number }> {
  const response = await answer;
  expect(response.status).toBeGreaterThanOrEqual(400);
  return { status: response.status, ...sent(failureBodySchema, await response.json()) };
}
