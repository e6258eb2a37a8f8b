import type { SalonDetails } from '../../domain/salon.ts';
import { askedStepIn, linkedChoicesIn } from './booking-address.ts';
import { anyBarber, type BookingDraft, emptyDraft } from './booking-draft.ts';
import { fitting, isSame, nothingWrong } from './booking-changes.ts';
import type { BookingContext, BookingInput } from './booking-context.ts';

// What the wizard opens with: a saved draft, the choices of a link, or nothing.

const serviceNamed = ({ offer }: SalonDetails, named: string | null) =>
  offer.find(({ id }) => id === named) ??
  (/^\d+$/.test(named ?? '') ? offer[Number(named)] : undefined);

/** A draft with the choices of a link; a barber or a service of another salon is ignored. */
function linkedDraft(
  draft: BookingDraft,
  { linked, salon }: Pick<BookingInput, 'linked' | 'salon'>,
) {
  if (linked === null) return draft;
  const { barberId } = linked;
  const isKnown = barberId === anyBarber || salon.team.some(({ id }) => id === barberId);
  return {
    ...draft,
    serviceId: serviceNamed(salon, linked.service)?.id ?? draft.serviceId,
    date: linked.date ?? draft.date,
    time: linked.time ?? draft.time,
    barberId: isKnown ? barberId : draft.barberId,
    location: linked.location ?? draft.location,
  };
}

/** Puts into a saved draft what a link asks for, and takes out what the salon no longer offers. */
export function opening({ saved, ...input }: BookingInput): BookingContext {
  const opened = fitting(linkedDraft(saved?.draft ?? emptyDraft, input), input);
  const isRestored = saved !== null && isSame(saved.draft, opened.draft);
  return {
    ...input,
    ...nothingWrong,
    ...opened,
    idempotencyKey: isRestored ? saved.idempotencyKey : input.createKey(),
    isSent: isRestored && saved.isSent,
    mayBeOurs: isRestored && saved.isSent,
    days: null,
    cause: 'choices',
  };
}

/** What the server opens the wizard with: the choices of a URL or a form, for a guest. */
export const openedFor = (
  salon: SalonDetails,
  search: string,
  now: number,
  saved: BookingInput['saved'] = null,
): BookingContext =>
  opening({
    salon,
    saved,
    linked: linkedChoicesIn(search),
    asked: askedStepIn(search),
    slots: null,
    attempt: null,
    isGuest: true,
    now: () => now,
    createKey: () => crypto.randomUUID(),
  });

/** A hydrated page can read the saved draft only after it has opened without. */
export const restore = (
  context: BookingContext,
  { saved }: Pick<BookingInput, 'saved'>,
): Partial<BookingContext> => ({
  ...opening({ ...context, slots: null, saved }),
  days: context.days,
});
