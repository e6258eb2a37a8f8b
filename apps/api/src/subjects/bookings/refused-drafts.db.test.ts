import { beforeAll, describe, expect, test } from 'vitest';
import { createBackend } from '../../../test/backend.ts';
import { booked, bookingCalls, newKey, refused, draftAt } from '../../../test/booking-calls.ts';
import { type MadeSalon, makeSalon } from '../../../test/salon-fixture.ts';
import { fileBackend } from '../../../test/file-backend.ts';

let salon: MadeSalon;
const server = fileBackend();

beforeAll(async () => {
  salon = await makeSalon(server.db);
});

const customer = (uid: string) => bookingCalls(server.backend.customer(uid));
const eleni = () => customer('eleni');

describe('a request is refused', () => {
  test.each<[string, Parameters<typeof draftAt>[1]]>([
    ['in the past', { date: '2026-12-07', time: '09:30' }],
    ['this very minute', { date: '2026-12-07', time: '10:00' }],
    ['beyond the horizon', { date: '2027-01-07' }],
    ['on a Sunday', { date: '2026-12-13' }],
    ['before opening', { time: '08:30' }],
    ['after the latest start', { time: '18:00' }],
    ['off the grid', { time: '10:10' }],
    ['for an unknown service', { serviceId: 'nothing' }],
    ['with an unknown barber', { barberId: 'nobody' }],
  ])('%s', async (_case, draft) => {
    const refusal = await refused(eleni().confirm(draftAt(salon, draft)));
    expect(refusal).toMatchObject({ status: 409, code: 'not-bookable' });
  });

  test('where its time is taken, with the nearest free ones', async () => {
    const at = await makeSalon(server.db);
    await booked(eleni().confirm(draftAt(at)));
    const refusal = await refused(customer('nikos').confirm(draftAt(at)));
    expect(refusal).toMatchObject({ status: 409, code: 'slot-taken' });
    expect(refusal.nearest).toEqual(
      ['09:00', '11:00', '11:30'].map((time) => ({
        date: '2026-12-09',
        time,
        barberIds: [at.barberIds[0]],
      })),
    );
  });

  test('where the requested barber has no time at all, with times of the others', async () => {
    const away = '[2026-12-01T00:00Z,2027-02-01T00:00Z)';
    const at = await makeSalon(server.db, { barbers: [{ absences: [away] }, {}] });
    const refusal = await refused(eleni().confirm(draftAt(at)));
    expect(refusal).toMatchObject({ code: 'not-bookable' });
    expect(refusal.nearest?.[0]).toEqual({
      date: '2026-12-09',
      time: '10:00',
      barberIds: [at.barberIds[1]],
    });
  });

  test('at an unknown salon', async () => {
    const refusal = await refused(eleni().confirm(draftAt({ ...salon, id: 'nowhere' })));
    expect(refusal).toMatchObject({ status: 404, code: 'not-found' });
  });

  test('when the clocks skip or repeat it', async () => {
    const nights = await makeSalon(server.db, {
      salon: { horizonDays: 400 },
      weekdays: [7],
      hours: [{ opens: '02:00', closes: '07:00' }],
    });
    for (const date of ['2027-03-28', '2027-10-31']) {
      for (const time of ['03:00', '03:30']) {
        const refusal = await refused(eleni().confirm(draftAt(nights, { date, time })));
        expect(refusal).toMatchObject({ status: 409, code: 'not-bookable' });
      }
    }
    const draft = draftAt(nights, { date: '2027-03-28', time: '02:30' });
    expect(await booked(eleni().confirm(draft))).toMatchObject({
      startsAt: '2027-03-28T00:30:00.000Z',
      endsAt: '2027-03-28T01:15:00.000Z',
      service: { minutes: 45 },
    });
  });

  test('without a key, in the language of the visitor', async () => {
    const greek = bookingCalls(server.backend.customer('eleni', { 'Accept-Language': 'el' }));
    const refusal = await refused(greek.confirm(draftAt(salon, { time: '17:00' }), {}));
    expect(refusal).toMatchObject({
      status: 422,
      message: 'Δεν ήταν δυνατή η ανάγνωση του αιτήματος.',
    });
  });

  test.each<[string, object]>([
    ['date', { date: '2026-02-30' }],
    ['time', { time: '25:00' }],
    ['location', { location: 'beach' }],
    ['notes', { notes: 'x'.repeat(501) }],
    ['total', { total: { minor: 65.5, currency: 'USD' } }],
    ['guest.email', { guest: { email: 'nobody' } }],
  ])('with a wrong %s, which is named', async (field, wrong) => {
    const refusal = await refused(
      server.backend
        .customer('eleni')
        .send('POST', '/api/v1/bookings', { ...draftAt(salon), ...wrong }, newKey()),
    );
    expect(refusal).toMatchObject({ status: 422, code: 'invalid' });
    expect(Object.keys(refusal.fields ?? {}).some((name) => name.startsWith(field))).toBe(true);
  });

  test('when one caller sends too many', async () => {
    const busy = createBackend({ db: server.db, writes: 1 });
    const draft = draftAt(salon, { date: '2026-12-13' });
    const send = () => bookingCalls(busy.customer('hasty')).confirm(draft);
    expect(await refused(send())).toMatchObject({ code: 'not-bookable' });
    const limited = await send();
    expect(Number(limited.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(await refused(limited)).toMatchObject({ status: 429, code: 'rate-limited' });
  });
});
