import {
  type ActResult,
  failureOf,
  fieldOf,
  type PageAct,
  statusOf,
} from '../../blocks/page-act.ts';
import type { Booking } from '../../domain/booking.ts';
import type { Failure } from '../../domain/failure.ts';
import { unlessNotFound } from '../../domain/unless-not-found.ts';
import { paths } from '../../shared/paths.ts';
import { stepSearch, submittedSearch } from './booking-address.ts';
import { type BookingDraft, emptyDraft, isBookingStep } from './booking-draft.ts';
import { openedFor } from './booking-opening.ts';
import { firstOpenStep } from './booking-policy.ts';
import { requestOf } from './booking-request.ts';

/** What the wizard shows after the browser sent its last step by itself. */
export interface BookingResult {
  /** The title of the page. */
  readonly title?: string;
  /** What was chosen and typed. */
  readonly draft: BookingDraft;
  /** The booking, or null without one. */
  readonly booking: Booking | null;
  /** Null where something is missing, or once it is booked. */
  readonly failure: Failure | null;
}

/** The fields of the last step, with the choices before it. */
function draftOf(form: URLSearchParams): BookingDraft {
  return {
    ...emptyDraft,
    address: fieldOf(form, 'address'),
    notes: fieldOf(form, 'notes'),
    guestName: fieldOf(form, 'guestName'),
    guestContact: fieldOf(form, 'guestContact'),
  };
}

/** A form that is sent again is refused by the booking that it made. */
function ownBooking(failure: Failure, draft: BookingDraft, salonId: string): Booking | null {
  if (failure.kind !== 'conflict' || failure.code !== 'double-booked') return null;
  const other = failure.booking ?? null;
  const isSame =
    other?.salon.id === salonId &&
    other.service.id === draft.serviceId &&
    other.date === draft.date &&
    other.time === draft.time;
  return isSame ? other : null;
}

/** Books for a guest who has no script. */
export async function answerBooking({
  form,
  ports: { api, clock },
  language,
  i18n,
  params: { id = '' },
}: PageAct): Promise<ActResult<BookingResult>> {
  const salon = await unlessNotFound(api.readSalon({ id, language }), null);
  if (salon === null) return { redirect: paths.booking(id) };
  const context = openedFor(salon, `?${form.toString()}`, clock.now(), {
    draft: draftOf(form),
    idempotencyKey: crypto.randomUUID(),
    isSent: false,
  });
  const { draft } = context;
  const back = form.get('step');
  if (isBookingStep(back)) return { redirect: paths.booking(id) + stepSearch(back, draft) };
  const open = firstOpenStep(context);
  if (open !== null && open !== 'location') {
    return { redirect: paths.booking(id) + submittedSearch(open, draft) };
  }
  const t = i18n.getFixedT(language, 'booking');
  const title = t('documentTitle', { number: 4, heading: t('location.heading') });
  if (open !== null) return { status: 422, data: { title, draft, booking: null, failure: null } };
  const booked = (booking: Booking): ActResult<BookingResult> => ({
    status: 200,
    data: { title: t('confirmed.title'), draft, booking, failure: null },
  });
  try {
    const { idempotencyKey, ...body } = requestOf(context);
    const { booking } = await api.book({ body, idempotencyKey, language });
    return booked(booking);
  } catch (error) {
    const failure = failureOf(error);
    const own = ownBooking(failure, draft, id);
    if (own !== null) return booked(own);
    return { status: statusOf(failure), data: { title, draft, booking: null, failure } };
  }
}
