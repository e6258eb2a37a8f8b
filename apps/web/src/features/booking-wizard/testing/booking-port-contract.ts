import { describe, expect, it } from 'vitest';
import { isPlainTime } from '../../../shared/dates.ts';
import {
  type BookingPort,
  type BookingRequest,
  SlotTaken,
} from '../../../domain/ports/old/booking-port.ts';
import { baseBarberPrice, priceOf } from '../booking-rules.ts';

export interface BookingPortSetup {
  readonly port: BookingPort;
  readonly salonId: string;
  readonly unknownSalonId: string;
  /** A day with free slots. */
  readonly date: string;
  /** The salon's today, and the first time of it that is still to come. */
  readonly today: string;
  readonly nextTime: string;
}

/** What every source of bookings has to keep, whatever stands behind it. */
export function describeBookingPort(name: string, create: () => BookingPortSetup): void {
  async function freeRequest({ port, salonId, date }: BookingPortSetup, key: string) {
    const offer = await port.offer(salonId, 'en');
    const serviceId = offer?.services[0]?.id ?? '';
    const free = (await port.slots({ salonId, serviceId, date })).find(
      (slot) => slot.freeBarberIds.length > 0,
    );
    const barberId = free?.freeBarberIds[0] ?? '';
    const draft = { serviceId, date, time: free?.time ?? '', barberId, notes: '' };
    const place = { location: 'salon', address: '' } as const;
    const request: BookingRequest = {
      ...draft,
      ...place,
      idempotencyKey: key,
      salonId,
      total: priceOf({ ...draft, ...place }, offer ?? { services: [], barbers: [] }).total,
    };
    return request;
  }

  describe(`booking port: ${name}`, () => {
    it('offers services and barbers of a salon, in either language', async () => {
      const { port, salonId } = create();
      const english = await port.offer(salonId, 'en');
      const greek = await port.offer(salonId, 'el');
      expect(english?.salon.id).toBe(salonId);
      expect(english?.services.length).toBeGreaterThan(0);
      expect(english?.barbers.length).toBeGreaterThan(0);
      expect(greek?.services.map(({ id }) => id)).toEqual(english?.services.map(({ id }) => id));
      expect(greek?.services[0]?.name).not.toBe(english?.services[0]?.name);
      expect(english?.barbers.some(({ price }) => price.minor === baseBarberPrice.minor)).toBe(
        true,
      );
    });

    it('has no offer of a salon nobody knows', async () => {
      const { port, unknownSalonId } = create();
      expect(await port.offer(unknownSalonId, 'en')).toBeNull();
    });

    it('lists the day in order, every time once, with barbers it offers', async () => {
      const { port, salonId, date } = create();
      const offer = await port.offer(salonId, 'en');
      const slots = await port.slots({ salonId, serviceId: offer?.services[0]?.id ?? '', date });
      const times = slots.map(({ time }) => time);
      expect(times.every(isPlainTime)).toBe(true);
      expect(times).toEqual([...new Set(times)].toSorted());
      const known = new Set(offer?.barbers.map(({ id }) => id));
      for (const { freeBarberIds } of slots) {
        expect(freeBarberIds.every((id) => known.has(id))).toBe(true);
      }
    });

    it('gives the same answer to the same question', async () => {
      const { port, salonId, date } = create();
      const query = { salonId, serviceId: 'any', date };
      expect(await port.slots(query)).toEqual(await port.slots(query));
    });

    it('shows what is past of today as taken', async () => {
      const { port, salonId, today, nextTime } = create();
      const slots = await port.slots({ salonId, serviceId: 'any', date: today });
      const past = slots.filter(({ time }) => time < nextTime);
      expect(past.length).toBeGreaterThan(0);
      expect(past.every(({ freeBarberIds }) => freeBarberIds.length === 0)).toBe(true);
      expect(
        slots.some(({ time, freeBarberIds }) => time >= nextTime && freeBarberIds.length > 0),
      ).toBe(true);
    });

    it('books a free slot, which is taken from then on', async () => {
      const setup = create();
      const request = await freeRequest(setup, 'key-1');
      const appointment = await setup.port.confirm(request);
      expect(appointment).toEqual({ ...request, id: appointment.id });
      expect(appointment.id).not.toBe('');
      const { salonId, serviceId, date, time, barberId } = request;
      const slots = await setup.port.slots({ salonId, serviceId, date });
      expect(slots.find((slot) => slot.time === time)?.freeBarberIds).not.toContain(barberId);
    });

    it('books one key once', async () => {
      const setup = create();
      const request = await freeRequest(setup, 'key-1');
      const [first, second] = await Promise.all([
        setup.port.confirm(request),
        setup.port.confirm(request),
      ]);
      expect(second).toEqual(first);
    });

    it('takes no key for another request', async () => {
      const setup = create();
      const request = await freeRequest(setup, 'key-1');
      await setup.port.confirm(request);
      const other = setup.port.confirm({ ...request, notes: 'Ring twice' });
      await expect(other).rejects.toMatchObject({ failure: { kind: 'conflict' } });
    });

    it('looks again before it books', async () => {
      const setup = create();
      const request = await freeRequest(setup, 'key-1');
      await setup.port.confirm(request);
      const late = setup.port.confirm({ ...request, idempotencyKey: 'key-2' });
      await expect(late).rejects.toBeInstanceOf(SlotTaken);
    });

    it('can be called off', async () => {
      const { port, salonId, date } = create();
      const controller = new AbortController();
      const slots = port.slots({ salonId, serviceId: 'any', date }, controller.signal);
      controller.abort();
      await expect(slots).rejects.toThrow(/abort/i);
    });
  });
}
