import type { Api, ResponseOf } from '../../domain/api.ts';
import { ServiceError } from '../../domain/failure.ts';
import { serviceAt } from './salon-offer.ts';
import { textIn } from './texts.ts';
import { endOf, type EnterDesk, type MemoryWorld, startOf } from './world.ts';

type Application = NonNullable<ResponseOf<'readApplication'>['application']>;

/** The customer's application to list a salon; it stays open. */
export function createMemoryApplications(
  world: MemoryWorld,
): Pick<Api, 'readApplication' | 'sendApplication'> {
  let application: Application | null = null;
  const sent = new Map<string, Application>();
  world.onForget(() => {
    application = null;
    sent.clear();
  });
  const arrive = async (signal?: AbortSignal): Promise<void> => {
    await world.arrive(signal);
    if (world.currentVisitor() === 'guest') throw new ServiceError({ kind: 'unauthorized' });
  };
  return {
    async readApplication({ signal } = {}) {
      await arrive(signal);
      return { application };
    },
    async sendApplication({ body, idempotencyKey }) {
      await arrive();
      const known = sent.get(idempotencyKey);
      if (known !== undefined) return { application: known };
      if (application !== null) {
        throw new ServiceError({ kind: 'conflict', code: 'wrong-state' });
      }
      application = {
        id: `application-${world.count()}`,
        status: 'open',
        sentAt: world.now(),
        reason: null,
        salonId: null,
        details: body,
      };
      sent.set(idempotencyKey, application);
      return { application };
    },
  };
}

export type MemoryListing = Pick<Api, 'readDeskListing' | 'changeDeskListing' | 'closeDeskListing'>;

/** Whether the salon of a desk takes bookings. */
export function createMemoryListing(world: MemoryWorld, enter: EnterDesk): MemoryListing {
  const upcomingAt = (salonId: string) =>
    [...world.bookings.values()]
      .filter(
        (booking) =>
          booking.salonId === salonId &&
          booking.status === 'confirmed' &&
          endOf(booking) > world.now(),
      )
      .toSorted((a, b) => startOf(a) - startOf(b));
  const read = (salonId: string, language: string): ResponseOf<'readDeskListing'> => {
    const upcoming = upcomingAt(salonId);
    return {
      state: world.listing.get(salonId) ?? 'open',
      upcoming: upcoming.length,
      next: upcoming.slice(0, 20).map(({ id, date, time, serviceId, desk }) => ({
        id,
        date,
        time,
        service: textIn(language, serviceAt(world, salonId, serviceId)?.name ?? { en: '', el: '' }),
        customerName: desk?.entered?.name ?? 'Eleni Vasiliou',
      })),
    };
  };
  const requireListed = (salonId: string): void => {
    if (world.listing.get(salonId) !== 'closed') return;
    throw new ServiceError({ kind: 'conflict', code: 'wrong-state' });
  };
  return {
    async readDeskListing({ salon, language = 'en', signal }) {
      await enter(salon, 'owner', signal);
      return read(salon, language);
    },
    async changeDeskListing({ salon, body: { state }, language = 'en' }) {
      await enter(salon, 'owner');
      requireListed(salon);
      world.listing.set(salon, state);
      world.live.notify({ type: 'salon.changed', salonId: salon });
      return read(salon, language);
    },
    async closeDeskListing({ salon, body: { name }, language = 'en' }) {
      await enter(salon, 'owner');
      requireListed(salon);
      const known = (await world.salons(language)).find(({ id }) => id === salon);
      if (name !== known?.name) {
        throw new ServiceError({ kind: 'invalid', fields: { name: 'Which salon?' } });
      }
      if (upcomingAt(salon).length > 0) {
        throw new ServiceError({ kind: 'conflict', code: 'wrong-state' });
      }
      world.listing.set(salon, 'closed');
      return read(salon, language);
    },
  };
}
