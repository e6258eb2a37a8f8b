import { newKey } from '../../../../test/booking-calls.ts';
import type { MadeSalon } from '../../../../test/salon-fixture.ts';
import type { Visitor } from '../../../../test/visitor.ts';

/** A member's calls about the settings of a salon. */
export function settingsCalls(visitor: Visitor, salon: MadeSalon) {
  const pathOf = (path: string) => `/api/v1/desk/${salon.id}/${path}`;
  return {
    read: (path: string) => visitor.get(pathOf(path)),
    change: (method: string, path: string, revision: number, body?: unknown) =>
      visitor.send(method, pathOf(path), body, { 'If-Match': `"${revision}"`, ...newKey() }),
  };
}

/** A service as a form sends it. */
export const serviceOf = (more: object = {}) => ({
  name: { en: 'Perm', el: 'Περμανάντ' },
  description: { en: 'Curls that last.', el: 'Μπούκλες που κρατούν.' },
  minutes: 60,
  bufferBefore: 5,
  bufferAfter: 10,
  gap: { after: 20, minutes: 15 },
  price: 8000,
  categoryId: null,
  barberIds: [],
  ...more,
});
