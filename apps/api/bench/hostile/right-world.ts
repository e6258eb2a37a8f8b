import { randomUUID } from 'node:crypto';
import type { MadeSalon } from '../../test/salon-fixture.ts';
import type { World } from './right-values.ts';

/** A guest's contact. */
export const contact = { name: 'Eleni', email: 'hostile@salonica.example' };

/** Values that fit at a salon, by the name of a field. */
export function rightWorld(salon: MadeSalon): World {
  return {
    id: randomUUID(),
    salon: salon.id,
    salonId: salon.id,
    salons: `01,${salon.id}`,
    service: salon.serviceIds[0],
    serviceId: salon.serviceIds[0],
    gap: null,
    pictures: [],
    barber: salon.barberIds[0],
    barberId: salon.barberIds[0],
    role: 'manager',
    messageId: randomUUID(),
    date: '2026-12-10',
    availableOn: '2026-12-10',
    startsFrom: '09:00',
    startsBefore: '20:00',
    from: '2026-12-10',
    to: '2026-12-20',
    time: '11:00',
    kinds: 'salon,place',
    opens: '09:00',
    closes: '20:00',
    lastStart: '17:30',
    starts: '15:00',
    lastDate: '2026-12-10',
    ends: '16:00',
    near: '40.63,22.94',
    bounds: '40.5,22.8,40.7,23.1',
    within: '5',
    rating: '4.5',
    limit: '12',
    categories: '1,2',
    stars: '5',
    categoryId: '1',
    state: 'open',
    name: 'Eleni',
    // Lists begin at their first page unless a strange cursor is put.
    cursor: undefined,
    after: undefined,
    total: { minor: 6500, currency: 'USD' },
    amount: { minor: 500, currency: 'USD' },
    guest: contact,
    email: contact.email,
    phone: '+302310123456',
    token: 'x'.repeat(43),
    currency: 'USD',
    // Of a salon's desk: none changes.
    booking: undefined,
    bookingId: randomUUID(),
    methodId: randomUUID(),
  };
}
