import type { Api } from '../domain/api.ts';
import type { Booking } from '../domain/booking.ts';
import { type Failure, ServiceError } from '../domain/failure.ts';
import type { Slot } from '../domain/slot.ts';
import { addDays, daysBetween } from '../shared/dates.ts';
import { dollars } from '../shared/money.ts';
import type { MachineStory } from './machine-story.ts';
import type { Visitor } from './visitor.ts';
import {
  type BookingDraft,
  emptyDraft,
  storedForm,
} from '../features/booking-wizard/booking-draft.ts';
import { BookingPage } from '../features/booking-wizard/BookingPage.tsx';

type Ports = Extract<MachineStory['ports'], object>;

export const [eleni, nikos, sofia] = ['01-eleni', '01-nikos', '01-sofia'];

const slot = (time: string, ends: string, barberIds: readonly string[]): Slot => ({
  time,
  ends,
  barberIds,
  refusal: barberIds.length > 0 ? null : 'booked',
});

export const known: readonly Slot[] = [
  slot('10:00', '10:45', [nikos, sofia]),
  slot('10:30', '11:15', [nikos]),
  slot('11:00', '11:45', []),
  slot('16:00', '16:45', [nikos, eleni]),
  { ...slot('17:30', '18:15', []), refusal: 'closing' },
];

export const without = (time: string, refusal: Slot['refusal']): readonly Slot[] =>
  known.map((one) => (one.time === time ? { ...one, barberIds: [], refusal } : one));

/** These times on every day. */
export const answerSlots =
  (slotsNow: () => readonly Slot[]): Api['listSlots'] =>
  async ({ query: { date } }) => ({ date, version: 1, slots: slotsNow(), unavailable: [] });

const listSlots = answerSlots(() => known);

/** Every day is free. */
export const listDays: Api['listDays'] = async ({ query: { from, to } }) => ({
  version: 1,
  days: Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => ({
    date: addDays(from, index),
    state: 'free' as const,
    free: 5,
    reason: null,
  })),
});

/** The calendar of these stories. */
export const calendar = { listSlots, listDays };

export const confirmed = async (): Promise<Booking> => {
  const nothing = dollars(0);
  return {
    id: 'story',
    revision: 1,
    status: 'confirmed',
    salon: { id: '01', name: '', address: '', picture: null, timeZone: 'Europe/Athens' },
    service: { id: '01-haircut-style', name: '', minutes: 45, index: 0 },
    barber: { id: nikos, name: '', picture: null },
    isAnyBarber: false,
    mailedTo: null,
    calendarFile: '/calendar/visits/b1.ics',
    date: '2026-11-25',
    time: '10:30',
    startsAt: 0,
    endsAt: 0,
    changeableUntil: 0,
    noticeMinutes: 1440,
    heldUntil: 0,
    location: 'salon',
    address: '',
    notes: '',
    price: { service: nothing, barber: nothing, travel: nothing, total: nothing },
    rating: null,
    review: null,
  };
};

export const refusing = (failure: Failure): Ports => ({
  api: { ...calendar, book: () => Promise.reject(new ServiceError(failure)) },
});

export const withService: BookingDraft = { ...emptyDraft, serviceId: '01-haircut-style' };
export const withDate: BookingDraft = { ...withService, date: '2026-11-25' };
export const complete: BookingDraft = {
  ...withDate,
  time: '10:30',
  barberId: nikos,
  guestName: 'Eleni',
  guestContact: 'eleni@salonica.example',
};

/** The wizard at a step, with what was chosen before. */
export function wizardAt(
  step: 'service' | 'date' | 'time' | 'location',
  draft: BookingDraft,
  isGuest = false,
) {
  return {
    path: `/booking/01?step=${step}`,
    part: {
      namespaces: ['booking', 'times'],
      element: (
        <BookingPage
          salonId="01"
          isGuest={isGuest}
          onTitle={() => undefined}
          onFact={() => undefined}
        />
      ),
    },
    ports: { api: calendar },
    prepare: ({ drafts }) =>
      drafts.write('01', storedForm({ draft, idempotencyKey: 'story', isSent: false }, Date.now())),
  } satisfies Partial<MachineStory>;
}

export const lastStep = wizardAt('location', complete);

export const confirm = async ({ find, press, t }: Visitor): Promise<void> => {
  // The times have to be known first.
  await find('h1', t('location.heading', { ns: 'booking' }));
  await press('button', t('confirm', { ns: 'booking' }));
};
