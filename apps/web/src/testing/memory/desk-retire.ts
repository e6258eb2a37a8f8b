import type { RequestOf } from '../../domain/api.ts';
import { ServiceError } from '../../domain/failure.ts';
import { calendarAt } from './calendar.ts';
import { decideInMemory, type Settled } from './desk-decisions.ts';
import { offerAt } from './salon-offer.ts';
import type { ChangeOffer, SalonOffer } from './stored-offer.ts';
import type { EnterDesk, MemoryWorld } from './world.ts';

interface OfferChange<Body> {
  readonly part: 'services' | 'team';
  /** @throws ServiceError for what the salon does not have, or cannot have */
  readonly apply: (offer: SalonOffer, id: string, body: Body) => Partial<SalonOffer>;
}

interface Decided {
  readonly decisions?: RequestOf<'retireDeskBarber'>['body']['decisions'] | undefined;
}

type OfferWrite<Body> = Omit<RequestOf<'retireDeskBarber'>, 'body'> & { readonly body: Body };

/** Changes or ends what customers may have booked, with what was decided about these bookings. */
export function settleOffer<Body extends Decided>(
  world: MemoryWorld,
  enter: EnterDesk,
  change: ChangeOffer,
  { part, apply }: OfferChange<Body>,
) {
  return async ({ id, body, language = 'en', ...write }: OfferWrite<Body>): Promise<Settled> => {
    const { salon } = write;
    await enter(salon, 'manager');
    const offer = offerAt(world, salon);
    if ((offer.revisions[part] ?? 0) !== write.revision) throw new ServiceError({ kind: 'stale' });
    const before = calendarAt(world, salon);
    world.offers.set(salon, { ...offer, ...apply(offer, id, body) });
    const after = calendarAt(world, salon);
    world.offers.set(salon, offer);
    const { decisions = [] } = body;
    const planned = { before, after, decisions, mayKeep: true, language };
    const undecided = decideInMemory(world, planned);
    if (undecided !== null) return undecided;
    const { revision, version } = await change(part, write, (now) => apply(now, id, body));
    return { outcome: 'applied', revision, version };
  };
}
