import { expect, it } from 'vitest';
import { createAvailabilityApi } from './availability-api.ts';
import { clientWith } from './testing/test-client.ts';

const request = { language: 'en', signal: new AbortController().signal };
const morning = { date: '2027-01-08', time: '10:00' };

it('reads the starts of a day with the reasons against them', async () => {
  const free = { time: '10:00', ends: '10:45', staffIds: ['01-nikos'], refusal: null };
  const taken = { time: '10:30', ends: '11:15', staffIds: [], refusal: 'booked' };
  const { client, asked } = clientWith({ date: '2027-01-08', version: 4, slots: [free, taken] });
  const slots = await createAvailabilityApi(client).slots(
    { salonId: '01', serviceId: '01-cut', date: '2027-01-08', location: 'home' },
    request,
  );
  expect(asked[0]?.path).toBe(
    '/api/v1/salons/01/slots?service=01-cut&date=2027-01-08&location=home',
  );
  expect(slots).toEqual([
    { time: '10:00', ends: '10:45', freeBarberIds: ['01-nikos'], refusal: null },
    { time: '10:30', ends: '11:15', freeBarberIds: [], refusal: 'booked' },
  ]);
});

it('reads the days of a month', async () => {
  const day = { date: '2027-01-06', state: 'closed', free: 0, reason: 'Epiphany' };
  const { client, asked } = clientWith({ version: 4, days: [day] });
  const query = { salonId: '01', serviceId: '01-cut', from: '2027-01-01', to: '2027-01-31' };
  expect(await createAvailabilityApi(client).days(query, request)).toEqual([day]);
  expect(asked[0]?.path).toBe(
    '/api/v1/salons/01/days?service=01-cut&from=2027-01-01&to=2027-01-31',
  );
});

it('requests the days of one barber, six weeks at a time', async () => {
  const { client, asked } = clientWith({ version: 4, days: [] }, { version: 4, days: [] });
  const query = { salonId: '01', serviceId: '01-cut', barberId: '01-eva' };
  await createAvailabilityApi(client).days(
    { ...query, from: '2027-01-01', to: '2027-02-12' },
    request,
  );
  expect(asked.map(({ path }) => path)).toEqual([
    '/api/v1/salons/01/days?service=01-cut&staff=01-eva&from=2027-01-01&to=2027-02-11',
    '/api/v1/salons/01/days?service=01-cut&staff=01-eva&from=2027-02-12&to=2027-02-12',
  ]);
});

it('requests many salons in calls of a hundred, each salon once', async () => {
  const ids = Array.from({ length: 150 }, (_, index) => `s${index}`);
  const { client, asked } = clientWith({ nextFree: { s0: morning } }, { nextFree: { s149: null } });
  const answer = await createAvailabilityApi(client).nextFree([...ids, 's0'], request);
  expect(asked).toHaveLength(2);
  expect(answer).toEqual({ s0: morning, s149: null });
});

it('sends nothing without salons', async () => {
  const { client, asked } = clientWith();
  expect(await createAvailabilityApi(client).nextFree([], request)).toEqual({});
  expect(asked).toEqual([]);
});

it('reads when each of the team is free', async () => {
  const { client } = clientWith({ salon: morning, team: { '01-nikos': morning, '01-eva': null } });
  const answer = await createAvailabilityApi(client).salonNextFree('01', request);
  expect(answer.salon).toEqual(morning);
  expect(answer.team['01-nikos']).toEqual(morning);
  expect(answer.team['01-eva']).toBeNull();
});
