import type { RequestOf } from '../../domain/api.ts';
import { ServiceError } from '../../domain/failure.ts';
import { calendarAt } from './calendar.ts';
import { decideInMemory, type Settled } from './desk-decisions.ts';
import { offerAt } from './salon-offer.ts';
import type { ChangeOffer, SalonOffer } from './stored-offer.ts';
import type { CalendarChange, EnterDesk, MemoryWorld } from './world.ts';

interface Retirement {
  readonly part: 'services' | 'team';
  /** The salon's calendar after it. */
  readonly plan: (id: string) => CalendarChange;
  /** @throws ServiceError for what the salon does not have */
  readonly apply: (offer: SalonOffer, id: string) => Partial<SalonOffer>;
}

/** Ends something that customers may have booked, with what was decided about these bookings. */
export function retireInMemory(
  world: MemoryWorld,
  enter: EnterDesk,
  change: ChangeOffer,
  { part, plan, apply }: Retirement,
) {
  return async ({
    id,
    body,
    language = 'en',
    ...write
  }: RequestOf<'retireDeskBarber'>): Promise<Settled> => {
    await enter(write.salon, 'manager');
    const offer = offerAt(world, write.salon);
    if ((offer.revisions[part] ?? 0) !== write.revision) throw new ServiceError({ kind: 'stale' });
    apply(offer, id);
    const before = calendarAt(world, write.salon);
    const { decisions } = body;
    const planned = { before, after: plan(id)(before), decisions, mayKeep: true, language };
    const undecided = decideInMemory(world, planned);
    if (undecided !== null) return undecided;
    const { revision, version } = await change(part, write, (now) => apply(now, id));
    return { outcome: 'applied', revision, version };
  };
}
