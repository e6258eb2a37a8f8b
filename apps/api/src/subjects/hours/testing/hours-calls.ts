import {
  type DeskDecision,
  deskHoursSchema,
  type DeskHoursWire,
  deskRequestsSchema,
  deskSettledSchema,
  type DeskSettledWire,
  deskShiftsSchema,
  type DeskShiftsWire,
} from '@salonica/contract/v1';
import { expect } from 'vitest';
import { newKey } from '../../../../test/booking-calls.ts';
import { readJson } from '../../../../test/read-json.ts';
import type { MadeSalon } from '../../../../test/salon-fixture.ts';
import type { Visitor } from '../../../../test/visitor.ts';

type Applied = Extract<DeskSettledWire, { outcome: 'applied' }>;
type Undecided = Extract<DeskSettledWire, { outcome: 'undecided' }>;

const holiday = { en: 'Holiday', el: 'Αργία' };

/** A day of a salon that is closed. */
export const closed = { hours: null, reason: holiday, barberIds: [] };

/** A member's calls about the times of a salon. */
export function hoursCalls(visitor: Visitor, salon: MadeSalon) {
  const base = `/api/v1/desk/${salon.id}`;
  const put = (path: string, body: object, revision: number) =>
    visitor.send('PUT', `${base}${path}`, body, { 'If-Match': `"${revision}"`, ...newKey() });
  return {
    hours: async (): Promise<DeskHoursWire> =>
      readJson(await visitor.get(`${base}/hours`), deskHoursSchema),
    setHours: (week: readonly object[], revision = 0, decisions: readonly DeskDecision[] = []) =>
      put('/hours', { week, decisions }, revision),
    setDay: (
      date: string,
      exception: object | null,
      revision = 0,
      decisions: readonly DeskDecision[] = [],
    ) => put(`/exceptions/${date}`, { exception, decisions }, revision),
    shifts: async (): Promise<DeskShiftsWire> =>
      readJson(await visitor.get(`${base}/shifts`), deskShiftsSchema),
    setShifts: (id: string, week: readonly object[], revision = 0) =>
      put(`/shifts/${id}`, { week, decisions: [] }, revision),
    setShiftDay: (id: string, date: string, shifts: readonly object[] | null, revision = 0) =>
      put(`/shifts/${id}/days/${date}`, { shifts, decisions: [] }, revision),
    requests: async () =>
      (await readJson(await visitor.get(`${base}/requests`), deskRequestsSchema)).requests,
    see: () => visitor.send('PUT', `${base}/requests/seen`),
    ask: (request: object) => visitor.send('POST', `${base}/requests`, request, newKey()),
    withdraw: ({ id, revision }: { id: string; revision: number }) =>
      visitor.send('DELETE', `${base}/requests/${id}`, undefined, {
        'If-Match': `"${revision}"`,
        ...newKey(),
      }),
    approve: (
      { id, revision }: { id: string; revision: number },
      decisions: readonly DeskDecision[] = [],
    ) => put(`/requests/${id}/approval`, { decisions }, revision),
    decline: ({ id, revision }: { id: string; revision: number }, reply = '') =>
      put(`/requests/${id}/refusal`, { reply }, revision),
  };
}

async function settled(answer: Response | Promise<Response>): Promise<DeskSettledWire> {
  const response = await answer;
  const body: unknown = await response.clone().json();
  expect([response.status, body]).toEqual([200, expect.anything()]);
  return readJson(response, deskSettledSchema);
}

/** The result of a change that was applied. */
export async function applied(answer: Response | Promise<Response>): Promise<Applied> {
  const result = await settled(answer);
  expect(result).toMatchObject({ outcome: 'applied' });
  return result as Applied;
}

/** The bookings that wait for a decision. */
export async function undecided(answer: Response | Promise<Response>): Promise<Undecided> {
  const result = await settled(answer);
  expect(result).toMatchObject({ outcome: 'undecided' });
  return result as Undecided;
}
