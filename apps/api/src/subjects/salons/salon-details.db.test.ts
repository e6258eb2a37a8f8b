import { slotsResponseSchema } from '@salonica/contract/v1';
import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { reviews, salons } from '../../platform/database/schema/index.ts';
import { salonSummaries } from './summaries.ts';
import { salonSeeds } from '../../preview/seed/catalogue.ts';
import { idsOf, salonCalls } from './testing/salon-calls.ts';
import { makeSalon } from '../../../test/salon-fixture.ts';
import { fileBackend } from '../../../test/file-backend.ts';

const server = fileBackend();

const { find, idsFor, details, allPages } = salonCalls(server);

describe('free times', () => {
  /** Monday of the tests' week. */
  const today = '2026-12-07';

  test('omit salons that are closed on the day', async () => {
    const closedOnMondays = (await Promise.all(salonSeeds.map(({ id }) => details(id))))
      .filter(({ hours }) => hours.every(({ weekday }) => weekday !== 1))
      .map(({ id }) => id);
    expect(closedOnMondays.length).toBeGreaterThan(0);
    const open = await find({ availableOn: today, limit: '48' });
    expect(open.total).toBe(48 - closedOnMondays.length);
    expect(idsOf(open)).toEqual((await idsFor({})).filter((id) => !closedOnMondays.includes(id)));
    expect((await find({ availableOn: '2026-12-13' })).total).toBe(0);
    expect((await find({ availableOn: '2026-12-25' })).total).toBe(0);
    expect((await find({ availableOn: '2027-06-01' })).total).toBe(0);
    expect((await find({ availableOn: '2026-12-06' })).total).toBe(0);
  });

  test('sort the soonest first, then the nearest', async () => {
    const ids = await idsFor({ sort: 'availability' });
    const response = await server.backend.get(`/api/v1/availability/next?salons=${ids.join(',')}`);
    const { nextFree } = v.parse(
      v.object({
        nextFree: v.record(
          v.string(),
          v.nullable(v.object({ date: v.string(), time: v.string() })),
        ),
      }),
      await response.json(),
    );
    const times = ids.map((id) => `${nextFree[id]?.date ?? '~'} ${nextFree[id]?.time ?? ''}`);
    expect(times).toEqual(times.toSorted());
    expect(new Set(times).size).toBeGreaterThan(1);
    expect(ids[0]).toBe('01');
  });

  test('sort within other filters', async () => {
    const ids = await idsFor({ sort: 'availability', availableOn: today, categories: '7' });
    expect(ids.toSorted()).toEqual(
      (await idsFor({ availableOn: today, categories: '7' })).toSorted(),
    );
    expect(await allPages({ sort: 'availability', availableOn: today, limit: '5' })).toEqual(
      await idsFor({ sort: 'availability', availableOn: today }),
    );
  });
});

describe('a salon', () => {
  test('has its hours, its team, its offer and its rules', async () => {
    const salon = await details('01');
    expect(salon.hours).toEqual(
      [1, 2, 3, 4, 5, 6].map((weekday) => ({
        weekday,
        opens: '09:00',
        closes: '20:00',
        lastStart: '17:30',
      })),
    );
    expect(salon.exceptions.slice(0, 2)).toEqual([
      { date: '2026-12-25', opens: null, closes: null, reason: 'Christmas Day' },
      { date: '2026-12-26', opens: null, closes: null, reason: 'Second day of Christmas' },
    ]);
    expect(salon.exceptions.map(({ date }) => date)).toContain('2027-05-03');
    expect(salon.offer[1]).toEqual({
      id: '01-hair-color',
      name: 'Hair Color',
      description:
        'All-over color or roots, mixed for your hair, with a treatment that keeps it soft.',
      minutes: 90,
      price: { minor: 12_000, currency: 'USD' },
    });
    expect(salon.offer.map(({ name }) => name)).toEqual(salon.services);
    expect(salon.team[1]).toMatchObject({
      id: '01-nikos',
      name: 'Nikos Petridis',
      specialty: 'Classic cuts',
      rating: 4.8,
      experience: 12,
      price: { minor: 7000, currency: 'USD' },
    });
    expect(salon.team[1]?.picture).toMatch(/^\/storage\/avatars\/nikos\.[\da-f]+\.svg$/);
    expect(salon.team[1]?.serviceIds.slice(0, 4)).toEqual(
      salon.offer.slice(0, 4).map(({ id }) => id),
    );
    expect(salon.pictures).toHaveLength(6);
    expect(salon.pictures[0]?.caption).toBe('The storefront');
    expect(salon.policy).toEqual({
      slotMinutes: 30,
      leadMinutes: 0,
      horizonDays: 30,
      noticeMinutes: 1440,
      graceMinutes: 15,
      basePrice: { minor: 6500, currency: 'USD' },
      travel: { fee: { minor: 2000, currency: 'USD' }, minutes: 30, km: null },
    });
    expect(salon.timeZone).toBe('Europe/Athens');
  });

  test('can close at midnight', async () => {
    const late = { opens: '18:00', closes: '24:00' };
    const { id, serviceIds } = await makeSalon(server.db, {
      hours: [late],
      exceptions: [{ date: '2026-12-24', ...late }],
    });
    const { hours, exceptions } = await details(id);
    expect(hours[0]).toEqual({ weekday: 1, ...late });
    expect(exceptions[0]).toMatchObject(late);
    const path = `/api/v1/salons/${id}/slots?service=${serviceIds[0]}&date=2026-12-09`;
    const answer = await server.backend.get(path);
    const { slots } = v.parse(slotsResponseSchema, await answer.json());
    const last = slots.findLast(({ refusal }) => refusal === null);
    expect(last).toMatchObject({ time: '23:00', ends: '23:45' });
  });

  test('has Greek texts', async () => {
    const salon = await details('01', 'el');
    expect(salon.description).toMatch(/κουβέντα/);
    expect(salon.exceptions[0]?.reason).toBe('Χριστούγεννα');
    expect(salon.team[0]).toMatchObject({ name: 'Ελένη Βασιλείου', specialty: 'Ειδική στο χρώμα' });
    expect(salon.pictures[0]?.caption).toBe('Η πρόσοψη');
  });

  test('has the same facts on its page as on its card', async () => {
    const cards = (await find({ limit: '48' })).salons;
    for (const card of cards) {
      expect({ match: card.match, ...(await details(card.id)) }).toMatchObject(card);
    }
  });

  test('omits retired entries', async () => {
    const { id, serviceIds, barberIds } = await makeSalon(server.db);
    await server.db.execute(
      sql`update services set retired_at = now() where id = ${serviceIds[0]}`,
    );
    await server.db.execute(sql`update barbers set retired_at = now() where id = ${barberIds[0]}`);
    const salon = await details(id);
    expect(salon.offer.map((service) => service.id)).toEqual(serviceIds.slice(1));
    expect(salon.team.map((person) => person.id)).toEqual(barberIds.slice(1));
    expect(salon.team[0]?.serviceIds).toEqual(serviceIds.slice(1));
    expect(salon).toMatchObject({ rating: null, reviewCount: 0, picture: null, topRated: false });
  });

  test('answers 404 for an unknown or a retired salon', async () => {
    const { id } = await makeSalon(server.db, { salon: { retiredAt: new Date() } });
    for (const unknown of [id, 'nobody', "'"]) {
      for (const path of ['', '/reviews']) {
        const response = await server.backend.get(`/api/v1/salons/${unknown}${path}`);
        expect(response.status).toBe(404);
        expect(await response.json()).toMatchObject({ code: 'not-found' });
      }
    }
    expect(await idsFor({ q: id })).not.toContain(id);
    const backendSummaries = await salonSummaries(server.db, {
      ids: ['02', id, 'nobody', '01'],
      language: 'en',
      versioned: (path) => path,
    });
    expect(backendSummaries.map((summary) => summary.id)).toEqual(['02', '01']);
  });

  test.each(['/api/v1/salons/%00', '/api/v1/salons/01/reviews%00', '/api/v1/salons?q=%00'])(
    'refuses the zero byte of %s',
    async (path) => {
      expect([404, 422]).toContain((await server.backend.get(path)).status);
    },
  );

  test('changes its ETag with its data', async () => {
    const { id } = await makeSalon(server.db);
    const path = `/api/v1/salons/${id}`;
    const etag = (await server.backend.get(path)).headers.get('ETag') ?? '';
    expect((await server.backend.get(path, { 'If-None-Match': etag })).status).toBe(304);
    await server.db.insert(reviews).values({
      salonId: id,
      author: 'Maria',
      stars: 5,
      language: 'en',
      date: '2026-12-01',
    });
    await server.db.update(salons).set({ rating: 5, reviewCount: 1 }).where(eq(salons.id, id));
    const changed = await server.backend.get(path, { 'If-None-Match': etag });
    expect(changed.status).toBe(200);
    expect(await changed.json()).toMatchObject({ rating: 5, reviewCount: 1, topRated: true });
  });
});
