import { ServiceError } from '../../domain/failure.ts';
import preview from '@salonica/storybook/preview';
import { type MachineStory, never, stateStories } from '../../testing/machine-story.ts';
import type { Visitor } from '../../testing/visitor.ts';
import { machinePage } from '../../testing/machine-page.tsx';
import { type BookingDraft, emptyDraft } from './booking-draft.ts';
import { bookingMachine } from './booking-machine.ts';
import { BookingPage } from './booking-page.tsx';
import { type BookingPort, SlotTaken } from '../../domain/ports/old/booking-port.ts';
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

const slots: BookingPort['slots'] = async () => [
  { time: '10:00', freeBarberIds: ['nikos', 'sofia'] },
  { time: '10:30', freeBarberIds: ['nikos'] },
  { time: '11:00', freeBarberIds: [] },
  { time: '16:00', freeBarberIds: ['nikos', 'eleni'] },
];

const withoutSlot: BookingPort['slots'] = async (question) =>
  (await slots(question)).map((slot) =>
    slot.time === '10:30' ? { ...slot, freeBarberIds: [] } : slot,
  );

const withService: BookingDraft = { ...emptyDraft, serviceId: 'haircut-style' };
const withDate: BookingDraft = { ...withService, date: '2026-11-25' };
const complete: BookingDraft = { ...withDate, time: '10:30', barberId: 'nikos' };

/** The wizard at a step, with what was chosen before. */
function wizardAt(step: 'service' | 'date' | 'time' | 'location', draft: BookingDraft) {
  return {
    path: `/booking/01?step=${step}`,
    part: {
      namespaces: ['booking'],
      element: (
        <BookingPage
          salonId="01"
          onTitle={() => undefined}
          onConfirmed={() => undefined}
          onRefused={() => undefined}
          onFailed={() => undefined}
        />
      ),
    },
    records: { booking: { slots } },
    prepare: ({ drafts }) =>
      drafts.write('01', storedForm({ draft, idempotencyKey: 'story' }, Date.now())),
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
    ...wizardAt('time', { ...withDate, time: '10:00', barberId: 'sofia' }),
    sees: ['h1', (t) => t('time.heading', { ns: 'booking' })],
  }),
);

export const StepChoosingLocation = meta.story(
  inState('step.choosingLocation', {
    ...lastStep,
    sees: ['h1', (t) => t('location.heading', { ns: 'booking' })],
  }),
);

/** Somebody is faster, once the booking is asked for. */
function contested() {
  let isTaken = false;
  const booking: NonNullable<NonNullable<MachineStory['records']>['booking']> = {
    slots: async (question) => (isTaken ? withoutSlot(question) : slots(question)),
    confirm: () => {
      isTaken = true;
      return Promise.reject(new SlotTaken());
    },
  };
  return {
    ...lastStep,
    records: { booking },
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
    sees: ['h2', (t) => t('taken.title', { ns: 'booking', time: '10:30' })],
  }),
);

export const StepConfirming = meta.story(
  inState('step.confirming', {
    ...lastStep,
    records: { booking: { slots, confirm: never } },
    act: confirm,
    sees: ['button[aria-busy="true"]', (t) => t('confirming', { ns: 'booking' })],
  }),
);

/** The page of the salon takes over. */
export const StepConfirmed = meta.story(
  inState('step.confirmed', {
    ...lastStep,
    records: { booking: { slots, confirm: async (request) => ({ ...request, id: 'story' }) } },
    act: confirm,
    sees: ['button[aria-busy="true"]', (t) => t('confirming', { ns: 'booking' })],
  }),
);

/** Nothing was booked, and nothing is lost. */
export const Failed = meta.story(
  inState('step.choosingLocation', {
    ...lastStep,
    records: {
      booking: { slots, confirm: () => Promise.reject(new ServiceError({ kind: 'server' })) },
    },
    act: confirm,
    sees: ['[role="alert"]', (t) => t('failed.title', { ns: 'booking' })],
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

export const SlotsUnknown = meta.story(
  inState('slots.unknown', {
    ...wizardAt('date', withService),
    sees: ['h1', (t) => t('date.heading', { ns: 'booking' })],
  }),
);

export const SlotsLoading = meta.story(
  inState('slots.loading', {
    ...wizardAt('time', withDate),
    records: { booking: { slots: never } },
    sees: ['[data-component="skeleton-group"]'],
  }),
);

export const SlotsReady = meta.story(
  inState('slots.ready', {
    ...wizardAt('time', withDate),
    sees: ['[data-component="slot-grid"]', () => '16:00'],
  }),
);

export const SlotsFailed = meta.story(
  inState('slots.failed', {
    ...wizardAt('time', withDate),
    records: { booking: { slots: () => Promise.reject(new ServiceError({ kind: 'server' })) } },
    sees: ['[role="alert"]', (t) => t('time.failed', { ns: 'booking' })],
  }),
);
