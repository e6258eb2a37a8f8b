import preview from '@salonica/storybook/preview';
import type { Booking } from '../../domain/booking.ts';
import { type Failure, ServiceError } from '../../domain/failure.ts';
import type { AvailabilityPort } from '../../domain/ports/availability-port.ts';
import type { Slot } from '../../domain/slot.ts';
import { addDays, daysBetween } from '../../shared/dates.ts';
import { dollars } from '../../shared/money.ts';
import { type MachineStory, never, stateStories } from '../../testing/machine-story.ts';
import type { Visitor } from '../../testing/visitor.ts';
import { machinePage } from '../../testing/machine-page.tsx';
import { type BookingDraft, emptyDraft } from './booking-draft.ts';
import { bookingMachine } from './booking-machine.ts';
import { BookingPage } from './BookingPage.tsx';
import { storedForm } from './kept-draft.ts';

const meta = preview.meta({
  title: 'Machines/Booking wizard',
  parameters: machinePage({
    machine: bookingMachine,
    title: 'Machines/Booking wizard',
    about:
      'Four steps to an appointment. What the visitor sees is a state, every rule of going on is a guard, and the free times of the chosen day load beside the steps.',
  }),
});

const inState = stateStories(bookingMachine);

type Ports = Extract<MachineStory['ports'], object>;

const [eleni, nikos, sofia] = ['01-eleni', '01-nikos', '01-sofia'];

const slot = (time: string, ends: string, freeBarberIds: readonly string[]): Slot => ({
  time,
  ends,
  freeBarberIds,
  refusal: freeBarberIds.length > 0 ? null : 'booked',
});

const known: readonly Slot[] = [
  slot('10:00', '10:45', [nikos, sofia]),
  slot('10:30', '11:15', [nikos]),
  slot('11:00', '11:45', []),
  slot('16:00', '16:45', [nikos, eleni]),
  { ...slot('17:30', '18:15', []), refusal: 'closing' },
];

const without = (time: string, refusal: Slot['refusal']): readonly Slot[] =>
  known.map((one) => (one.time === time ? { ...one, freeBarberIds: [], refusal } : one));

const slots: AvailabilityPort['slots'] = async () => known;

/** Every day is free. */
const days: AvailabilityPort['days'] = async ({ from, to }) =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => ({
    date: addDays(from, index),
    state: 'free' as const,
    free: 5,
    reason: null,
  }));

const confirmed = async (): Promise<Booking> => {
  const nothing = dollars(0);
  return {
    id: 'story',
    revision: 1,
    status: 'confirmed',
    salon: { id: '01', name: '', address: '', picture: null, timeZone: 'Europe/Athens' },
    service: { id: '01-haircut-style', name: '', minutes: 45, index: 0 },
    barber: { id: nikos, name: '', picture: null },
    date: '2026-11-25',
    time: '10:30',
    startsAt: 0,
    endsAt: 0,
    changeableUntil: 0,
    heldUntil: 0,
    location: 'salon',
    address: '',
    notes: '',
    price: { service: nothing, barber: nothing, travel: nothing, total: nothing },
    rating: null,
    review: null,
  };
};

const refusing = (failure: Failure): Ports => ({
  availability: { slots, days },
  bookings: { confirm: () => Promise.reject(new ServiceError(failure)) },
});

const withService: BookingDraft = { ...emptyDraft, serviceId: '01-haircut-style' };
const withDate: BookingDraft = { ...withService, date: '2026-11-25' };
const complete: BookingDraft = { ...withDate, time: '10:30', barberId: nikos };

/** The wizard at a step, with what was chosen before. */
function wizardAt(
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
          onConfirmed={() => undefined}
          onRefused={() => undefined}
          onFailed={() => undefined}
          onInterrupted={() => undefined}
        />
      ),
    },
    ports: { availability: { slots, days } },
    prepare: ({ drafts }) =>
      drafts.write('01', storedForm({ draft, idempotencyKey: 'story', isSent: false }, Date.now())),
  } satisfies Partial<MachineStory>;
}

const lastStep = wizardAt('location', complete);

const confirm = async ({ find, press, t }: Visitor): Promise<void> => {
  // The times have to be known first.
  await find('h1', t('location.heading', { ns: 'booking' }));
  await press('button', t('confirm', { ns: 'booking' }));
};

export const StepChoosingService = meta.story(
  inState('step.choosingService', {
    ...wizardAt('service', emptyDraft),
    sees: ['h1', (t) => t('service.heading', { ns: 'booking' })],
  }),
);

export const StepChoosingDate = meta.story(
  inState('step.choosingDate', {
    ...wizardAt('date', withDate),
    sees: ['h1', (t) => t('date.heading', { ns: 'booking' })],
  }),
);

export const StepChoosingTime = meta.story(
  inState('step.choosingTime', {
    ...wizardAt('time', { ...withDate, time: '10:00', barberId: sofia }),
    sees: ['h1', (t) => t('time.heading', { ns: 'booking' })],
  }),
);

export const StepChoosingLocation = meta.story(
  inState('step.choosingLocation', {
    ...lastStep,
    sees: ['h1', (t) => t('location.heading', { ns: 'booking' })],
  }),
);

/** Another customer is faster, once the booking is sent. */
function contested() {
  let isTaken = false;
  return {
    ...lastStep,
    ports: {
      availability: {
        days,
        slots: async () => (isTaken ? without('10:30', 'booked') : known),
      },
      bookings: {
        confirm: () => {
          isTaken = true;
          return Promise.reject(
            new ServiceError({
              kind: 'conflict',
              code: 'slot-taken',
              nearest: [
                { date: '2026-11-25', time: '10:00', barberIds: [nikos, sofia] },
                { date: '2026-11-25', time: '16:00', barberIds: [nikos, eleni] },
                { date: '2026-11-26', time: '09:00', barberIds: [eleni] },
              ],
            }),
          );
        },
      },
    },
    prepare: (services) => {
      isTaken = false;
      lastStep.prepare(services);
    },
    act: confirm,
  } satisfies Partial<MachineStory>;
}

/** The nearest free times are offered; everything else is kept. */
export const StepSlotTaken = meta.story(
  inState('step.slotTaken', {
    ...contested(),
    sees: ['h2', (t) => t('taken.taken', { ns: 'booking', time: '10:30' })],
  }),
);

/** A visit at home needs the way there and back: this time leaves none for it. */
export const NoTimeToTravel = meta.story(
  inState('step.slotTaken', {
    ...lastStep,
    ports: {
      availability: {
        days,
        slots: async ({ location }) => (location === 'home' ? without('10:30', 'travel') : known),
      },
    },
    act: async ({ press }) => press('input[name="location"][value="home"]'),
    sees: ['h2', (t) => t('taken.travel', { ns: 'booking', time: '10:30' })],
  }),
);

/** Both prices are shown; confirming again accepts the new one. */
export const StepPriceChanged = meta.story(
  inState('step.priceChanged', {
    ...lastStep,
    ports: refusing({ kind: 'conflict', code: 'price-changed', total: dollars(75) }),
    act: confirm,
    sees: ['h2', (t) => t('priceChanged.title', { ns: 'booking' })],
  }),
);

/** Too many attempts: it can be confirmed again when the wait is over. */
export const StepWaiting = meta.story(
  inState('step.waiting', {
    ...lastStep,
    ports: refusing({ kind: 'rate-limited', retryAfter: 40 }),
    act: confirm,
    sees: ['[role="alert"]', (t) => t('failed.rate.title', { ns: 'booking' })],
  }),
);

export const StepConfirming = meta.story(
  inState('step.confirming', {
    ...lastStep,
    ports: { availability: { slots, days }, bookings: { confirm: never } },
    act: confirm,
    sees: ['button[aria-busy="true"]', (t) => t('confirming', { ns: 'booking' })],
  }),
);

/** The page of the salon takes over. */
export const StepConfirmed = meta.story(
  inState('step.confirmed', {
    ...lastStep,
    ports: { availability: { slots, days }, bookings: { confirm: confirmed } },
    act: confirm,
    sees: ['button[aria-busy="true"]', (t) => t('confirming', { ns: 'booking' })],
  }),
);

/** The result is unknown; nothing is lost, and the same booking is sent again. */
export const Failed = meta.story(
  inState('step.choosingLocation', {
    ...lastStep,
    ports: refusing({ kind: 'unavailable' }),
    act: confirm,
    sees: ['[role="alert"]', (t) => t('failed.server', { ns: 'booking' })],
  }),
);

export const Offline = meta.story(
  inState('step.choosingLocation', {
    ...lastStep,
    ports: refusing({ kind: 'offline' }),
    act: confirm,
    sees: ['[role="alert"]', (t) => t('failed.offline', { ns: 'booking' })],
  }),
);

/** The session ended in the middle of the write. */
export const SessionEnded = meta.story(
  inState('step.choosingLocation', {
    ...lastStep,
    ports: refusing({ kind: 'unauthorized' }),
    act: confirm,
    sees: ['[role="alert"]', (t) => t('failed.session', { ns: 'booking' })],
  }),
);

export const TooManyBookings = meta.story(
  inState('step.choosingLocation', {
    ...wizardAt('location', complete, true),
    ports: refusing({ kind: 'conflict', code: 'too-many-bookings' }),
    act: confirm,
    sees: ['[role="alert"]', (t) => t('failed.many', { ns: 'booking' })],
  }),
);

/** The key belongs to another booking, which may have gone through. */
export const KeyReused = meta.story(
  inState('step.choosingLocation', {
    ...lastStep,
    ports: refusing({ kind: 'conflict', code: 'key-reused' }),
    act: confirm,
    sees: ['[role="alert"]', (t) => t('failed.key', { ns: 'booking' })],
  }),
);

/** The visitor is signed out: where the confirmation goes, and what signing in would change. */
export const Guest = meta.story(
  inState('step.choosingLocation', {
    ...wizardAt('location', complete, true),
    sees: ['h2', (t) => t('guest.heading', { ns: 'booking' })],
  }),
);

/** What a guest typed is no e-mail address. */
export const WrongEmail = meta.story(
  inState('step.choosingLocation', {
    ...wizardAt('location', { ...complete, guestEmail: 'eleni' }, true),
    act: confirm,
    sees: ['p', (t) => t('refused.email.text', { ns: 'booking' })],
  }),
);

/** Another customer books the chosen time while the visitor still chooses: the nearest ones are offered at once. */
export const TakenMeanwhile = meta.story(
  inState('step.choosingTime', {
    ...wizardAt('time', complete),
    ports: ({ live }) => {
      let isTaken = false;
      return {
        availability: {
          days,
          slots: async () => (isTaken ? without('10:30', 'booked') : known),
        },
        live: {
          watch: (salonIds, onEvent) =>
            live.watch(salonIds, (event) => {
              isTaken = true;
              onEvent(event);
            }),
        },
      };
    },
    act: async ({ app, find }) => {
      await find('[data-component="slot-grid"]', '10:30');
      app.elsewhere.reconnect();
    },
    sees: ['[role="alert"]', (t) => t('taken.taken', { ns: 'booking', time: '10:30' })],
  }),
);

/** Continue was pressed too early. */
export const Refused = meta.story(
  inState('step.choosingService', {
    ...wizardAt('service', emptyDraft),
    act: ({ press, t }) => press('button', t('continue', { ns: 'booking' })),
    sees: ['p', (t) => t('service.missing', { ns: 'booking' })],
  }),
);

/** The visitor was here before: what was chosen then is chosen still. */
export const RestoredDraft = meta.story(
  inState('step.choosingService', {
    ...wizardAt('service', complete),
    sees: ['[data-component="booking-summary"]', () => '10:30'],
  }),
);

/** The day that was chosen before is over. */
export const DroppedChoice = meta.story(
  inState('step.choosingDate', {
    ...wizardAt('date', { ...complete, date: '2026-11-18' }),
    sees: ['[role="status"]', (t) => t('dropped.title', { ns: 'booking' })],
  }),
);

/** Nothing is free as far as the salon takes bookings. */
export const NoFreeDay = meta.story(
  inState('step.choosingDate', {
    ...wizardAt('date', withService),
    ports: {
      availability: {
        days: async (query, request) =>
          (await days(query, request)).map((day) => ({ ...day, state: 'full' as const, free: 0 })),
      },
    },
    sees: ['[role="status"]', (t) => t('date.full', { ns: 'booking', count: 30 })],
  }),
);

export const DaysLoading = meta.story(
  inState('step.choosingDate', {
    ...wizardAt('date', withService),
    ports: { availability: { days: never } },
    sees: ['[data-component="skeleton-group"]'],
  }),
);

export const DaysFailed = meta.story(
  inState('step.choosingDate', {
    ...wizardAt('date', withService),
    ports: { availability: { days: () => Promise.reject(new ServiceError({ kind: 'server' })) } },
    sees: ['[role="alert"]', (t) => t('date.failed', { ns: 'booking' })],
  }),
);

export const SlotsUnknown = meta.story(
  inState('slots.unknown', {
    ...wizardAt('date', withService),
    sees: ['h1', (t) => t('date.heading', { ns: 'booking' })],
  }),
);

export const SlotsLoading = meta.story(
  inState('slots.loading', {
    ...wizardAt('time', withDate),
    ports: { availability: { slots: never, days } },
    sees: ['[data-component="skeleton-group"]'],
  }),
);

export const SlotsReady = meta.story(
  inState('slots.ready', {
    ...wizardAt('time', withDate),
    sees: ['[data-component="slot-grid"]', () => '16:00'],
  }),
);

/** The times in view stay until the new ones are there. */
export const SlotsRefreshing = meta.story(
  inState('slots.refreshing', {
    ...wizardAt('time', withDate),
    ports: () => {
      let isFirst = true;
      return {
        availability: {
          days,
          slots: () => {
            if (!isFirst) return never();
            isFirst = false;
            return Promise.resolve(known);
          },
        },
      };
    },
    act: async ({ app, find }) => {
      await find('[data-component="slot-grid"]', '16:00');
      app.elsewhere.reconnect();
    },
    sees: ['[data-component="slot-grid"]', () => '16:00'],
  }),
);

export const SlotsFailed = meta.story(
  inState('slots.failed', {
    ...wizardAt('time', withDate),
    ports: {
      availability: { slots: () => Promise.reject(new ServiceError({ kind: 'server' })), days },
    },
    sees: ['[role="alert"]', (t) => t('time.failed', { ns: 'booking' })],
  }),
);
