import { describe, expect, it } from 'vitest';
import type { RequestOf, ResponseOf } from '../../domain/api.ts';
import { addDays, addMinutes, todayIn } from '../../shared/dates.ts';
import { ask, type CreateWorld, failureOf, newKey, slotsOn } from './suite-world.ts';

type Helen = RequestOf<'addDeskBarber'>['body'];

/** A barber who needs half an hour more for the first service, and asks 99 for it. */
function newBarber(services: ResponseOf<'readDeskBarbers'>['services']) {
  const [first, second] = services;
  if (first === undefined || second === undefined) throw new Error('The salon offers two');
  const helen: Helen = {
    name: { en: 'Helen', el: 'Ελένη' },
    specialty: { en: '', el: '' },
    experience: 3,
    surcharge: -500,
    services: [
      { serviceId: first.id, price: 9900, minutes: first.minutes + 30 },
      { serviceId: second.id, price: null, minutes: null },
    ],
  };
  return { first, second, helen };
}

/** The contract of a salon's rules, texts and team, as its desk changes them. */
export function describeDeskSettings(create: CreateWorld): void {
  async function open() {
    const world = create();
    const { ports, salonId: salon } = await world.owner();
    const { api } = ports;
    const write = (revision: number) => ({ salon, revision, idempotencyKey: newKey() });
    const page = async () => api.readSalon({ id: salon, ...ask() });
    return { api, ports, salon, write, page, now: world.now };
  }

  describe('the rules of a desk', () => {
    it('are those of the page, and are not overwritten', async () => {
      const { api, salon, write, page } = await open();
      const { revision, currency, ...rules } = await api.readDeskRules({ salon, ...ask() });
      expect(rules.slotMinutes).toBe(30);
      const before = { ...rules, slotMinutes: 30 } as const;
      const body = { ...before, graceMinutes: 25, travel: { fee: 3500, minutes: 40, km: 12 } };
      const first = { ...write(revision), body };
      const changed = await api.changeDeskRules(first);
      expect(changed.revision).toBe(revision + 1);
      expect(await api.changeDeskRules(first)).toEqual(changed);
      expect(await api.readDeskRules({ salon, ...ask() })).toEqual({
        ...body,
        revision: revision + 1,
        currency,
      });
      const { policy } = await page();
      expect(policy).toMatchObject({ graceMinutes: 25, horizonDays: before.horizonDays });
      expect(policy.travel).toEqual({ fee: { minor: 3500, currency }, minutes: 40, km: 12 });
      const late = api.changeDeskRules({ ...write(revision), body });
      expect((await failureOf(late)).kind).toBe('stale');
      await api.changeDeskRules({ ...write(revision + 1), body: { ...before, travel: null } });
      expect((await page()).policy.travel).toBeNull();
      await api.changeDeskRules({ ...write(revision + 2), body: before });
    });
  });

  describe('the description of a desk', () => {
    it('is that of the page, in both languages', async () => {
      const { api, salon, write, page } = await open();
      const { revision, ...before } = await api.readDeskDescription({ salon, ...ask() });
      const body = {
        description: { en: 'Quiet.', el: 'Ήσυχο.' },
        phone: '2310 123456',
        email: 'quiet@salonica.example',
        facts: ['cards', 'wifi'] as const,
      };
      await api.changeDeskDescription({
        ...write(revision),
        body: { ...body, facts: [...body.facts] },
      });
      const facts = ['wifi', 'cards'];
      const phone = '+302310123456';
      expect(await api.readDeskDescription({ salon, ...ask() })).toEqual({
        ...body,
        facts,
        phone,
        revision: revision + 1,
      });
      expect(await page()).toMatchObject({ description: 'Quiet.', email: body.email, facts });
      const greek = await api.readSalon({ id: salon, ...ask('el') });
      expect(greek.description).toBe('Ήσυχο.');
      const late = api.changeDeskDescription({ ...write(revision), body: before });
      expect((await failureOf(late)).kind).toBe('stale');
      await api.changeDeskDescription({ ...write(revision + 1), body: before });
    });
  });

  describe('the team of a desk', () => {
    it('gets a barber, who is changed, ordered and leaves', async () => {
      const { api, salon, write, page } = await open();
      const list = () => api.readDeskBarbers({ salon, ...ask() });
      const { revision, barbers, services } = await list();
      const { first, second, helen } = newBarber(services);
      await api.addDeskBarber({ ...write(revision), body: helen });
      const added = (await list()).barbers.at(-1);
      const id = added?.id ?? '';
      expect(added).toEqual({ ...helen, id, picture: null });
      const { team, policy } = await page();
      expect(team.at(-1)).toMatchObject({
        id,
        name: 'Helen',
        rating: null,
        price: { minor: policy.basePrice.minor - 500 },
        serviceIds: [first.id, second.id],
        ownPrices: [{ serviceId: first.id, price: { minor: 9900 } }],
        ownMinutes: [{ serviceId: first.id, minutes: first.minutes + 30 }],
      });
      const body = { ...helen, services: [{ serviceId: second.id, price: null, minutes: null }] };
      await api.changeDeskBarber({ ...write(revision + 1), id, body });
      expect((await page()).team.at(-1)).toMatchObject({ serviceIds: [second.id], ownPrices: [] });
      const ids = [id, ...barbers.map((one) => one.id)];
      await api.orderDeskBarbers({ ...write(revision + 2), body: { ids } });
      expect((await page()).team.map((one) => one.id)).toEqual(ids);
      await api.retireDeskBarber({ ...write(revision + 3), id, body: { decisions: [] } });
      expect((await page()).team.map((one) => one.id)).toEqual(ids.slice(1));
      const again = api.changeDeskBarber({ ...write(revision + 4), id, body });
      expect((await failureOf(again)).kind).toBe('not-found');
    });

    it('has a barber who needs another time for a service', async () => {
      const { api, ports, salon, write, page, now } = await open();
      const { revision, services } = await api.readDeskBarbers({ salon, ...ask() });
      const { first, helen } = newBarber(services);
      await api.addDeskBarber({ ...write(revision), body: helen });
      const { team, timeZone } = await page();
      const barberId = team.at(-1)?.id ?? '';
      const isHelens = ({ barberIds }: { barberIds: readonly string[] }) =>
        barberIds.includes(barberId);
      for (let ahead = 3; ahead < 20; ahead += 1) {
        const date = addDays(todayIn(timeZone, now()), ahead);
        const asked = { salonId: salon, serviceId: first.id, date };
        const slot = (await slotsOn({ ports }, asked)).find(isHelens);
        if (slot === undefined) continue;
        const { time } = slot;
        const ends = addMinutes(time, first.minutes + 30);
        expect(slot.ownEnds).toEqual([{ barberId, ends }]);
        expect(slot.ends).toBe(addMinutes(time, first.minutes));
        const query = { date, time, barber: barberId };
        const { services: offers } = await api.listDeskOffers({ salon, query, ...ask() });
        expect(offers.find(({ id }) => id === first.id)).toMatchObject({
          minutes: first.minutes + 30,
          ends,
          total: { minor: 9900 },
        });
        const person = { source: 'phone', name: 'Nikos', notes: '' } as const;
        const body = { serviceId: first.id, barberId, date, time, ...person };
        const { id } = await api.addDeskBooking({ salon, body, idempotencyKey: newKey() });
        const { visit, revision: seen } = await api.readDeskBooking({ salon, id, ...ask() });
        expect(visit).toMatchObject({ starts: time, ends });
        const taken = (await slotsOn({ ports }, asked)).filter(
          (one) => one.time >= time && one.time < ends,
        );
        expect(taken.some(isHelens)).toBe(false);
        const cancel = { id, body: { reason: 'mistake' } } as const;
        await api.cancelDeskBooking({ ...write(seen), ...cancel });
        break;
      }
      await api.retireDeskBarber({
        ...write(revision + 1),
        id: barberId,
        body: { decisions: [] },
      });
      expect.hasAssertions();
    });

    it('names the field of a service that is not offered, or is named twice', async () => {
      const { api, salon, write } = await open();
      const { revision, barbers, services } = await api.readDeskBarbers({ salon, ...ask() });
      const [barber] = barbers;
      const [service] = services;
      if (barber === undefined || service === undefined) throw new Error('There is a team');
      const { id, name, specialty, experience, surcharge } = barber;
      const usual = { serviceId: service.id, price: null, minutes: null };
      for (const wrong of [[{ ...usual, serviceId: 'of-another-salon' }], [usual, usual]]) {
        const body = { name, specialty, experience, surcharge, services: wrong };
        const refused = await failureOf(api.changeDeskBarber({ ...write(revision), id, body }));
        expect(refused.kind === 'invalid' && Object.keys(refused.fields)).toEqual(['services']);
      }
    });
  });
}
