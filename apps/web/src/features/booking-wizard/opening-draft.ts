import type { SalonDetails } from '../../domain/salon.ts';
import type { PlainDate } from '../../shared/dates.ts';
import { type BookingDraft, type DroppedChoice, emptyDraft } from './booking-draft.ts';
import { isBarberOffered, isWithinHorizon } from './booking-rules.ts';

/** The choices of a link to the wizard; null for an open choice. */
export interface LinkedChoices {
  /** Position in the salon's list. */
  readonly serviceIndex: number | null;
  readonly barberId: string | null;
}

export interface CheckedDraft {
  readonly draft: BookingDraft;
  readonly dropped: readonly DroppedChoice[];
}

type Offer = Pick<SalonDetails, 'offer' | 'team' | 'policy'>;

/** Removes unavailable choices from a draft, and reports them. */
export function checkDraft(draft: BookingDraft, salon: Offer, today: PlainDate): CheckedDraft {
  const dropped: DroppedChoice[] = [];
  const keep = (field: DroppedChoice['field'], value: string | null, fits: boolean) => {
    if (value === null || fits) return value;
    dropped.push({ field, value });
    return null;
  };
  const { barberId, date } = draft;
  const isOffered = salon.offer.some(({ id }) => id === draft.serviceId);
  const serviceId = keep('service', draft.serviceId, isOffered);
  const makesHomeVisits = draft.location === 'salon' || salon.policy.travel !== null;
  return {
    draft: {
      ...draft,
      serviceId,
      date: keep('date', date, date !== null && isWithinHorizon(date, { today, salon })),
      barberId: keep(
        'barber',
        barberId,
        barberId !== null && isBarberOffered(barberId, serviceId, salon),
      ),
      location: keep('location', draft.location, makesHomeVisits) === 'home' ? 'home' : 'salon',
    },
    dropped,
  };
}

/** Puts into a saved draft what a link asks for, and takes out what the salon no longer offers. */
export function openingDraft(
  saved: BookingDraft | null,
  salon: Offer,
  today: PlainDate,
  linked: LinkedChoices | null,
): CheckedDraft {
  const draft = saved ?? emptyDraft;
  const serviceId = salon.offer[linked?.serviceIndex ?? -1]?.id ?? draft.serviceId;
  const asked = linked?.barberId ?? '';
  const isOnTeam = salon.team.some(({ id }) => id === asked);
  const opened = { ...draft, serviceId, barberId: isOnTeam ? asked : draft.barberId };
  return checkDraft(opened, salon, today);
}
