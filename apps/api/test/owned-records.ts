import { randomUUID, randomUUIDv7 } from 'node:crypto';
import type { Database } from '../src/platform/database/database.ts';
import {
  addresses,
  conversations,
  messages,
  paymentMethods,
  waitEntries,
  waitOffers,
} from '../src/platform/database/schema/index.ts';
import { testNow } from './backend.ts';
import { insertBooking } from './booking-rows.ts';
import type { MadeSalon } from './salon-fixture.ts';

const at = (minutes: number) => new Date(testNow + minutes * 60_000);

/** Ids of a customer's records, by the start of the paths below which they are, and of a message. */
export type OwnedRecords = Readonly<Record<string, string>>;

/** One record of each kind, written past the rules of their calls. */
export async function makeRecords(
  db: Database,
  salon: MadeSalon,
  customerId: string,
): Promise<OwnedRecords> {
  const [serviceId] = salon.serviceIds;
  const [barberId] = salon.barberIds;
  const ids = {
    '/api/v1/addresses': randomUUID(),
    '/api/v1/conversations': randomUUIDv7(),
    '/api/v1/wallet/methods': randomUUID(),
    '/api/v1/waitlist': randomUUIDv7(),
    '/api/v1/waitlist/offers': randomUUID(),
  };
  const bookingId = await insertBooking(db, {
    customerId,
    salonId: salon.id,
    serviceId,
    barberId,
    localDate: '2026-12-11',
    startsAt: at(4 * 1440),
    endsAt: at(4 * 1440 + 45),
    serviceMinor: 6500,
  });
  await db.insert(addresses).values({
    id: ids['/api/v1/addresses'],
    customerId,
    type: 'home',
    name: 'Home',
    address: 'Tsimiski 1',
    city: 'Thessaloniki',
  });
  await db.insert(conversations).values({
    id: ids['/api/v1/conversations'],
    customerId,
    salonId: salon.id,
    lastAt: at(0),
    lastNumber: 1,
  });
  const messageId = randomUUIDv7();
  await db.insert(messages).values({
    id: messageId,
    conversationId: ids['/api/v1/conversations'],
    number: 1,
    sender: 'salon',
    key: messageId,
    text: 'Hello',
    language: 'en',
    sentAt: at(0),
  });
  await db.insert(paymentMethods).values({
    id: ids['/api/v1/wallet/methods'],
    customerId,
    providerRef: randomUUID(),
    brand: 'visa',
    lastFour: '4242',
    expiryMonth: 8,
    expiryYear: 2030,
    createdAt: at(0),
  });
  await db.insert(waitEntries).values({
    id: ids['/api/v1/waitlist'],
    customerId,
    salonId: salon.id,
    serviceId,
    mode: 'offer',
    fromDate: '2026-12-10',
    toDate: '2026-12-10',
    endsAt: at(4 * 1440),
    language: 'en',
    createdAt: at(0),
  });
  await db.insert(waitOffers).values({
    id: ids['/api/v1/waitlist/offers'],
    entryId: ids['/api/v1/waitlist'],
    roundId: randomUUID(),
    status: 'open',
    barberId,
    localDate: '2026-12-10',
    localTime: '10:00',
    startsAt: at(3 * 1440),
    endsAt: at(3 * 1440 + 45),
    serviceMinor: 6500,
    barberMinor: 0,
    travelMinor: 0,
    currency: 'USD',
    heldUntil: at(30),
    createdAt: at(0),
  });
  return { ...ids, '/api/v1/bookings': bookingId, messageId };
}
