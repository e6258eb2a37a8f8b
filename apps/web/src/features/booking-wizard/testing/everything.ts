import type { SnapshotFrom } from 'xstate';
import { type Failure, ServiceError } from '#domain/failure.ts';
import { dollars } from '#shared/money.ts';
import type { BookingEvent } from '../booking-events.ts';
import type { bookingMachine } from '../booking-machine.ts';
import {
  booking,
  days,
  daysLater,
  monday,
  nearest,
  slots,
  slotsAtHome,
  slotsLater,
  sunday,
  tooLate,
  yesterday,
} from './fake-salon.ts';

export type Wizard = typeof bookingMachine;
export type WizardSnapshot = SnapshotFrom<Wizard>;

/** External responses are events of the machine too. */
export type AnyEvent = BookingEvent & {
  readonly actorId?: string;
  readonly error?: unknown;
  readonly output?: unknown;
};

const done = (actorId: string, output: unknown) => ({
  type: `xstate.done.actor.${actorId}`,
  actorId,
  output,
});
const failed = (actorId: string, error: unknown) => ({
  type: `xstate.error.actor.${actorId}`,
  actorId,
  error,
});

const failure = (reason: Failure) => new ServiceError(reason);

/** Every failure of booking, by the resulting state. */
export const failures = {
  taken: failure({ kind: 'conflict', code: 'slot-taken', nearest: nearest.slice(1) }),
  closed: failure({ kind: 'conflict', code: 'not-bookable' }),
  price: failure({ kind: 'conflict', code: 'price-changed', total: dollars(75) }),
  rate: failure({ kind: 'rate-limited', retryAfter: 40 }),
  key: failure({ kind: 'conflict', code: 'key-reused' }),
  session: failure({ kind: 'unauthorized' }),
  many: failure({ kind: 'conflict', code: 'too-many-bookings' }),
  outage: failure({ kind: 'unavailable' }),
};

const always = [
  { type: 'service.choose', serviceId: 'cut' },
  { type: 'service.choose', serviceId: 'nobody offers this' },
  { type: 'date.choose', date: monday },
  { type: 'date.choose', date: yesterday },
  { type: 'date.choose', date: tooLate },
  { type: 'date.clear' },
  { type: 'time.choose', time: '10:00' },
  { type: 'time.choose', time: '11:00' },
  { type: 'barber.choose', barberId: 'nikos' },
  { type: 'barber.choose', barberId: 'maria' },
  { type: 'location.choose', location: 'salon' },
  { type: 'location.choose', location: 'home' },
  { type: 'step.next' },
  { type: 'step.back' },
  { type: 'step.open', step: 'service' },
  { type: 'step.open', step: 'date' },
  { type: 'step.open', step: 'time' },
  { type: 'step.open', step: 'location' },
  { type: 'slots.reload' },
  { type: 'time.check' },
  { type: 'days.update', days },
  { type: 'days.update', days: daysLater },
  { type: 'calendar.change' },
  { type: 'booking.confirm' },
  { type: 'draft.discard' },
] as const;

/** A lost time is shown at every step; here the visitor replaces it at the time step. */
const aroundLostTime = [
  { type: 'nearest.choose', date: monday, time: '11:30' },
  { type: 'nearest.choose', date: monday, time: '11:00' },
] as const;

/** Until the days are loaded, a closed one cannot be refused: its times are. */
const onKnownDays = [{ type: 'date.choose', date: sunday }] as const;

const typing = [{ type: 'address.edit', address: '3 Egnatia' }] as const;

const slotsResponses = {
  salon: [slots, slotsLater],
  home: [slots, slotsAtHome],
};

/** The responses of the service to a waiting visitor. */
function answers({ value, context }: WizardSnapshot): readonly unknown[] {
  const found: unknown[] = [];
  if (value.slots === 'loading' || value.slots === 'refreshing') {
    found.push(failed('loadSlots', failures.outage));
    const known = slotsResponses[context.draft.location];
    found.push(...known.map((output) => done('loadSlots', output)));
  }
  if (value.step === 'confirming') {
    found.push(done('confirmBooking', booking));
    for (const error of Object.values(failures)) found.push(failed('confirmBooking', error));
  }
  if (value.step === 'waiting') {
    found.push({ type: 'xstate.after.untilNextAttempt.booking.step.waiting' });
  }
  return found;
}

/** All events of visitor, salon and network in a state, sensible or not. */
export function everyEvent(state: WizardSnapshot): AnyEvent[] {
  const { draft, days: known } = state.context;
  const isAtTimes = state.value.step === 'choosingTime' || state.value.step === 'slotTaken';
  const events: readonly unknown[] = [
    ...always,
    ...(isAtTimes ? aroundLostTime : []),
    ...(known === null ? [] : onKnownDays),
    ...(draft.location === 'home' ? typing : []),
    ...answers(state),
  ];
  return events as AnyEvent[];
}

export const everyState = [
  'choosingService',
  'choosingDate',
  'choosingTime',
  'choosingLocation',
  'slotTaken',
  'priceChanged',
  'waiting',
  'confirming',
  'confirmed',
] as const;

export function shownState(snapshot: WizardSnapshot): (typeof everyState)[number] {
  return snapshot.value.step;
}
