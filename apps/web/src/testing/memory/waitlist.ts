import type { Api } from '../../domain/api.ts';
import { ServiceError } from '../../domain/failure.ts';
import type { WaitDraft, WaitEntry } from '../../domain/waitlist.ts';
import { barberAt, serviceAt } from './salon-offer.ts';
import { textIn } from './texts.ts';
import { type MemoryWorld, notFound } from './world.ts';

const most = 10;

/** An in-memory waitlist. No time becomes free there by itself. */
export function createMemoryWaitlist(
  world: MemoryWorld,
): Pick<
  Api,
  'readWaitlist' | 'joinWaitlist' | 'leaveWaitlist' | 'claimOffer' | 'refuseOffer' | 'undoMove'
> {
  const arrive = async (signal?: AbortSignal): Promise<void> => {
    await world.arrive(signal);
    if (world.currentVisitor() === 'guest') throw new ServiceError({ kind: 'unauthorized' });
  };
  let entries: readonly WaitEntry[] = [];
  world.onForget(() => {
    entries = [];
  });

  async function describe(draft: WaitDraft, language: string): Promise<Omit<WaitEntry, 'id'>> {
    const { from, part } = draft;
    const asked = draft.kind === 'new' ? draft : world.bookings.get(draft.bookingId);
    const salons = await world.salons(language);
    const salon = salons.find(({ id }) => id === asked?.salonId);
    if (asked === undefined || salon === undefined) throw notFound();
    const { salonId, serviceId, barberId } = asked;
    const barber = barberId === null ? undefined : barberAt(world, salonId, barberId);
    return {
      bookingId: draft.kind === 'new' ? null : draft.bookingId,
      mode: draft.kind === 'new' ? 'offer' : draft.mode,
      salon: { id: salonId, name: salon.name },
      service: {
        id: serviceId,
        name: textIn(language, serviceAt(world, salonId, serviceId)?.name ?? { en: '', el: '' }),
      },
      barber:
        barberId === null || barber === undefined
          ? null
          : { id: barberId, name: textIn(language, barber.name) },
      from,
      to: 'to' in asked ? asked.to : asked.date,
      part,
      offer: null,
    };
  }

  return {
    async readWaitlist({ signal } = {}) {
      await arrive(signal);
      return { entries, moves: [] };
    },
    async joinWaitlist({ body, language = 'en' }) {
      await arrive();
      if (body.kind === 'new' && world.listing.get(body.salonId) === 'paused') {
        throw new ServiceError({ kind: 'conflict', code: 'paused' });
      }
      const described = await describe(body, language);
      const same = entries.find((known) =>
        body.kind === 'earlier'
          ? known.bookingId === body.bookingId
          : JSON.stringify(known) === JSON.stringify({ ...described, id: known.id }),
      );
      if (same === undefined && entries.length >= most) {
        throw new ServiceError({ kind: 'conflict', code: 'too-many-waiting' });
      }
      const entry = { ...described, id: same?.id ?? `wait-${world.count()}` };
      entries = [...entries.filter(({ id }) => id !== entry.id), entry];
      return { entry };
    },
    async leaveWaitlist({ id: entryId }) {
      await arrive();
      entries = entries.filter(({ id }) => id !== entryId);
    },
    async claimOffer() {
      await arrive();
      throw new ServiceError({ kind: 'conflict', code: 'offer-gone' });
    },
    async refuseOffer() {
      await arrive();
    },
    async undoMove() {
      await arrive();
      throw new ServiceError({ kind: 'conflict', code: 'offer-gone' });
    },
  };
}
