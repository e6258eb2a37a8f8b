import { randomUUID } from 'node:crypto';
import {
  addressResponseSchema,
  bookingResponseSchema,
  conversationResponseSchema,
  idempotencyKeyHeader,
  paymentMethodResponseSchema,
  visitLinkSchema,
  visitTokenHeader,
} from '@salonica/contract/v1';
import * as v from 'valibot';
import type { Database } from '../../src/platform/database/database.ts';
import { makeOwner } from '../../src/subjects/desk/make-owner.ts';
import { makeSalon, type MadeSalon } from '../../test/salon-fixture.ts';
import { createVisitor, signedIn, type Visitor } from '../../test/visitor.ts';
import { contact, rightWorld } from './right-world.ts';
import type { HostileWorld } from './requests.ts';

const cookieOf = ({ jar }: Visitor) => [...jar].map((pair) => pair.join('=')).join('; ');

const tokenSchema = v.object({ token: v.string() });

async function read<Result>(
  response: Response,
  schema: v.GenericSchema<unknown, Result>,
): Promise<Result> {
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}: ${text}`);
  return v.parse(schema, JSON.parse(text));
}

const requestAt = (salon: MadeSalon, time: string) => ({
  salonId: salon.id,
  serviceId: salon.serviceIds[0],
  barberId: salon.barberIds[0],
  date: '2026-12-09',
  time,
  location: 'salon',
  address: '',
  notes: '',
  total: { minor: 6500, currency: 'USD' },
});

/** Enters a card in the frame of the test provider. */
async function cardToken(url: string): Promise<string> {
  const response = await fetch(`${url}/payment-fields/cards`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: 'null' },
    body: JSON.stringify({
      number: '4242 4242 4242 4242',
      expiry: { month: 8, year: 2030 },
      code: '123',
    }),
  });
  return (await read(response, tokenSchema)).token;
}

/** Records of a customer and a guest, and the link to one booking, made by calls, so that strange changes reach real rows. */
export async function makeHostileWorld(db: Database, url: string): Promise<HostileWorld> {
  const salon = await makeSalon(db);
  const request = (path: string, init?: RequestInit) => fetch(`${url}${path}`, init);
  const signed = { ...signedIn('hostile'), Origin: url };
  const customer = createVisitor(request, signed);
  const guest = createVisitor(request, { Origin: url });
  const post = (path: string, body: object, visitor = customer) =>
    visitor.send('POST', path, body, { [idempotencyKeyHeader]: randomUUID() });
  const { booking } = await read(
    await post('/api/v1/bookings', requestAt(salon, '10:00')),
    bookingResponseSchema,
  );
  const another = { ...requestAt(salon, '12:00'), guest: contact };
  const visit = await read(await post('/api/v1/bookings', another, guest), bookingResponseSchema);
  const link = await read(
    await post(`/api/v1/bookings/${visit.booking.id}/link`, {}, guest),
    visitLinkSchema,
  );
  const place = { type: 'home', name: 'Home', address: 'Tsimiski 1', city: 'Thessaloniki' };
  const { address } = await read(
    await post('/api/v1/addresses', { ...place, isDefault: true }),
    addressResponseSchema,
  );
  const { conversation } = await read(
    await post('/api/v1/conversations', { salonId: salon.id }),
    conversationResponseSchema,
  );
  const { method } = await read(
    await post('/api/v1/wallet/methods', { token: await cardToken(url), isDefault: true }),
    paymentMethodResponseSchema,
  );
  await customer.get('/api/v1/desk');
  await makeOwner(db, salon.id, 'hostile@salonica.example', Date.now());
  return {
    values: {
      'id:/api/v1/salons': salon.id,
      'id:/api/v1/favorites': salon.id,
      'id:/api/v1/bookings': booking.id,
      'id:/api/v1/addresses': address.id,
      'id:/api/v1/conversations': conversation.id,
      'id:/api/v1/wallet/methods': method.id,
      'id:/api/v1/desk/{salon}/bookings': booking.id,
      'id:/api/v1/desk/{salon}/conversations': conversation.id,
      'id:/api/v1/desk/{salon}/reviews': randomUUID(),
      'id:/api/v1/desk/{salon}/replies': randomUUID(),
      'id:/api/v1/desk/{salon}/blocks': randomUUID(),
      'id:/api/v1/desk/{salon}/absences': randomUUID(),
      'id:/api/v1/desk/{salon}/team': randomUUID(),
      'id:/api/v1/desk/{salon}/invitations': randomUUID(),
      'id:/api/v1/waitlist': randomUUID(),
      'id:/api/v1/waitlist/offers': randomUUID(),
      ...rightWorld(salon),
      bookingId: booking.id,
      methodId: method.id,
    },
    callers: [
      {},
      { Cookie: cookieOf(guest), Origin: url },
      signed,
      { [visitTokenHeader]: link.token, Origin: url },
    ],
  };
}
