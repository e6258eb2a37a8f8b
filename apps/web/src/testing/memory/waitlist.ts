import { ServiceError } from '../../domain/failure.ts';
import type { WaitEntry, WaitlistPort, WaitWish } from '../../domain/ports/waitlist-port.ts';
import { barberWithId, serviceWithId } from './offer.ts';
import { textIn } from './texts.ts';
import { type MemoryWorld, notFound } from './world.ts';

const most = 10;

/** An in-memory waitlist. No time becomes free there by itself. */
export function createMemoryWaitlist(world: MemoryWorld): WaitlistPort {
  const arrive = async (signal?: AbortSignal): Promise<void> => {
    await world.arrive(signal);
    if (world.currentVisitor() === 'guest') throw new ServiceError({ kind: 'unauthorized' });
  };
  let entries: readonly WaitEntry[] = [];
  world.onForget(() => {
    entries = [];
  });

  async function describe(wish: WaitWish, language: string): Promise<Omit<WaitEntry, 'id'>> {
    const { from, part } = wish;
    const asked = wish.kind === 'new' ? wish : world.bookings.get(wish.bookingId);
    const salons = await world.salons(language);
    const salon = salons.find(({ id }) => id === asked?.salonId);
    if (asked === undefined || salon === undefined) throw notFound();
    const { salonId, serviceId, barberId } = asked;
    const barber = barberId === null ? undefined : barberWithId(salonId, barberId);
    return {
      bookingId: wish.kind === 'new' ? null : wish.bookingId,
      mode: wish.kind === 'new' ? 'offer' : wish.mode,
      salon: { id: salonId, name: salon.name },
      service: {
        id: serviceId,
        name: textIn(language, serviceWithId(salonId, serviceId)?.name ?? { en: '', el: '' }),
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
    async read({ signal }) {
      await arrive(signal);
      return { entries, moves: [] };
    },
    async wait(wish, { language }) {
      await arrive();
      const described = await describe(wish, language);
      const same = entries.find((known) =>
        wish.kind === 'earlier'
          ? known.bookingId === wish.bookingId
          : JSON.stringify(known) === JSON.stringify({ ...described, id: known.id }),
      );
      if (same === undefined && entries.length >= most) {
        throw new ServiceError({ kind: 'conflict', code: 'too-many-waiting' });
      }
      const entry = { ...described, id: same?.id ?? `wait-${world.count()}` };
      entries = [...entries.filter(({ id }) => id !== entry.id), entry];
      return entry;
    },
    async leave(entryId) {
      await arrive();
      entries = entries.filter(({ id }) => id !== entryId);
    },
    async claim() {
      await arrive();
      throw new ServiceError({ kind: 'conflict', code: 'offer-gone' });
    },
    refuse: () => arrive(),
    async undo() {
      await arrive();
      throw new ServiceError({ kind: 'conflict', code: 'offer-gone' });
    },
  };
}
