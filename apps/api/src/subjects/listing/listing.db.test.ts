import { daysResponseSchema, deskListingSchema, salonDetailsSchema } from '@salonica/contract/v1';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { audit, events } from '../../platform/database/schema/index.ts';
import { booked, bookingCalls, draftAt, newKey, refused } from '../../../test/booking-calls.ts';
import { readJson } from '../../../test/read-json.ts';
import { type MadeSalon, makeSalon } from '../../../test/salon-fixture.ts';
import { fileBackend } from '../../../test/file-backend.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { deskWorld } from '../desk/testing/desk-world.ts';

const anyText: unknown = expect.any(String);

let count = 0;
const server = fileBackend();

function newCustomer(): Visitor {
  count += 1;
  return server.backend.customer(`listing-${count}`);
}

let salon: MadeSalon;
const listing = () => `/api/v1/desk/${salon.id}/listing`;
const listingOf = async (response: Response | Promise<Response>) =>
  readJson(await response, deskListingSchema);

test('a paused salon keeps its bookings, takes no new ones, and opens again', async () => {
  salon = await makeSalon(server.db);
  const { owner, manager } = await deskWorld(server.db, server.backend, salon);
  const customer = newCustomer();
  await booked(bookingCalls(customer).confirm(draftAt(salon)));
  expect((await manager.send('PUT', listing(), { state: 'paused' })).status).toBe(403);
  expect(await listingOf(owner.send('PUT', listing(), { state: 'paused' }))).toMatchObject({
    state: 'paused',
    upcoming: 1,
    next: [{ date: '2026-12-09', time: '10:00' }],
  });
  // Open pages follow.
  expect(await server.db.$count(events, eq(events.subject, salon.id))).toBe(2);
  const details = await readJson(
    await customer.get(`/api/v1/salons/${salon.id}`),
    salonDetailsSchema,
  );
  expect(details.isPaused).toBe(true);
  const days = async () =>
    (
      await readJson(
        await customer.get(
          `/api/v1/salons/${salon.id}/days?service=${salon.serviceIds[0]}&from=2026-12-09&to=2026-12-10`,
        ),
        daysResponseSchema,
      )
    ).days.map(({ state }) => state);
  expect(await days()).toEqual(['closed', 'closed']);
  expect(
    await refused(bookingCalls(newCustomer()).confirm(draftAt(salon, { time: '12:00' }))),
  ).toMatchObject({ status: 409, code: 'paused' });
  const wanted = { kind: 'new', salonId: salon.id, serviceId: salon.serviceIds[0] };
  expect(
    await refused(
      customer.send(
        'POST',
        '/api/v1/waitlist',
        {
          ...wanted,
          barberId: null,
          from: '2026-12-09',
          to: '2026-12-10',
          part: null,
        },
        newKey(),
      ),
    ),
  ).toMatchObject({ code: 'paused' });
  const walkIn = {
    source: 'phone',
    serviceId: salon.serviceIds[0],
    barberId: salon.barberIds[0],
    date: '2026-12-09',
    time: '12:00',
    name: 'Nikos',
    notes: '',
  };
  const entered = await owner.send('POST', `/api/v1/desk/${salon.id}/bookings`, walkIn, newKey());
  expect(entered.status).toBe(201);
  expect((await listingOf(owner.send('PUT', listing(), { state: 'open' }))).state).toBe('open');
  expect(await days()).toEqual(['free', 'free']);
});

test('a salon is closed by its name, without bookings, and is gone', async () => {
  salon = await makeSalon(server.db, { salon: { name: 'Closing soon' } });
  const { owner } = await deskWorld(server.db, server.backend, salon);
  const customer = newCustomer();
  const booking = await booked(bookingCalls(customer).confirm(draftAt(salon)));
  const close = (name: string) => owner.send('POST', `${listing()}/close`, { name });
  expect(await refused(close('Closing'))).toMatchObject({
    status: 422,
    fields: { name: anyText },
  });
  expect(await refused(close('Closing soon'))).toMatchObject({ status: 409, code: 'wrong-state' });
  await booked(bookingCalls(customer).cancel(booking));
  expect(await listingOf(close('Closing soon'))).toMatchObject({ state: 'closed', upcoming: 0 });
  expect((await customer.get(`/api/v1/salons/${salon.id}`)).status).toBe(404);
  expect(await refused(bookingCalls(customer).confirm(draftAt(salon)))).toMatchObject({
    status: 404,
  });
  expect(await refused(owner.send('PUT', listing(), { state: 'open' }))).toMatchObject({
    status: 409,
  });
  const changes = await server.db.select().from(audit).where(eq(audit.subject, salon.id));
  expect(changes.map(({ action }) => action)).toContain('listing.close');
});
