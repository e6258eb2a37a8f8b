import { getShortestPaths } from 'xstate/graph';
import { bookingMachine } from '../booking-machine.ts';
import { ServiceError } from '../../../domain/failure.ts';
import type { BookingEvent } from '../booking-state.ts';
import { failures, type WizardSnapshot } from './everything.ts';
import { booking, input, monday, slots, slotsAtHome, slotsLater } from './fake-salon.ts';

/** An answer from outside, in the words of the machine. */
export interface Answer {
  readonly type: `xstate.${'done' | 'error'}.actor.${'loadSlots' | 'confirmBooking'}`;
  readonly actorId: string;
  readonly output?: unknown;
  readonly error?: unknown;
}

/** The wait after too many attempts is over. */
export interface Wait {
  readonly type: 'xstate.after.untilNextAttempt.booking.step.waiting';
}

export type VisitorEvent = BookingEvent | Answer | Wait;

const answer = (actorId: 'loadSlots' | 'confirmBooking', output: unknown): Answer => ({
  type: `xstate.done.actor.${actorId}`,
  actorId,
  output,
});
const refusal = (actorId: 'loadSlots' | 'confirmBooking', error: unknown): Answer => ({
  type: `xstate.error.actor.${actorId}`,
  actorId,
  error,
});

/** Pressing the main button goes on where that is allowed and shows what is missing where it is not. */
function mainButton(state: WizardSnapshot, type: 'step.next' | 'booking.confirm'): BookingEvent {
  return state.can({ type }) ? { type } : { type: 'errors.show' };
}

function whatTheSalonAnswers(state: WizardSnapshot): readonly VisitorEvent[] {
  const { step, slots: loading } = state.value;
  if (loading !== 'loading') return [];
  if (step === 'slotTaken') return [answer('loadSlots', slotsLater)];
  if (step === 'choosingTime') {
    return [answer('loadSlots', slots), refusal('loadSlots', failures.outage)];
  }
  const isHome = step === 'choosingLocation' && state.context.draft.location === 'home';
  return [answer('loadSlots', isHome ? slotsAtHome : slots)];
}

type View = WizardSnapshot['value']['step'];

/** Everything the visitor finds on the screen in a state. */
const onScreen: Readonly<Record<View, (state: WizardSnapshot) => readonly VisitorEvent[]>> = {
  choosingService: (state) => [
    // A press on what is chosen already is none.
    ...(state.context.draft.serviceId === null
      ? ([{ type: 'service.choose', serviceId: 'cut' }] as const)
      : []),
    mainButton(state, 'step.next'),
  ],
  choosingDate: (state) => [
    state.context.draft.date === null
      ? { type: 'date.choose', date: monday }
      : { type: 'date.clear' },
    mainButton(state, 'step.next'),
    { type: 'step.back' },
  ],
  choosingTime: (state) => [
    ...(state.value.slots === 'failed' ? [{ type: 'slots.reload' } as const] : []),
    ...(state.value.slots === 'ready' ? timesAndBarbers(state) : []),
    mainButton(state, 'step.next'),
    { type: 'step.back' },
    { type: 'step.open', step: 'service' },
  ],
  choosingLocation: (state) => [
    ...(state.context.draft.location === 'home'
      ? ([
          { type: 'address.edit', address: '3 Egnatia' },
          { type: 'location.choose', location: 'salon' },
        ] as const)
      : ([{ type: 'location.choose', location: 'home' }] as const)),
    mainButton(state, 'booking.confirm'),
    { type: 'step.back' },
    { type: 'step.open', step: 'date' },
  ],
  slotTaken: (state) => [
    ...(state.value.slots === 'ready'
      ? [{ type: 'nearest.choose', date: monday, time: '11:30' } as const]
      : []),
    { type: 'errors.show' },
    { type: 'step.back' },
  ],
  confirming: () => [
    answer('confirmBooking', booking),
    ...[failures.taken, failures.price, failures.rate, failures.key, failures.outage].map((error) =>
      refusal('confirmBooking', error),
    ),
  ],
  priceChanged: (state) => [
    {
      type: 'location.choose',
      location: state.context.draft.location === 'home' ? 'salon' : 'home',
    },
    mainButton(state, 'booking.confirm'),
    { type: 'step.back' },
  ],
  waiting: () => [
    { type: 'xstate.after.untilNextAttempt.booking.step.waiting' },
    { type: 'errors.show' },
    { type: 'step.back' },
  ],
  confirmed: () => [],
};

function timesAndBarbers({ context }: WizardSnapshot): readonly VisitorEvent[] {
  const time = context.draft.barberId === 'nikos' ? '10:00' : '10:30';
  return [
    { type: 'time.choose', time },
    { type: 'barber.choose', barberId: 'nikos' },
  ];
}

function possible(state: WizardSnapshot): readonly VisitorEvent[] {
  return [...whatTheSalonAnswers(state), ...onScreen[state.value.step](state)];
}

export interface VisitorStep {
  readonly event: VisitorEvent;
  readonly state: WizardSnapshot;
}

/** A path in words, for the name of a test. */
export function inWords(event: VisitorEvent): string {
  if ('actorId' in event) {
    const { error } = event;
    const failure = error instanceof ServiceError ? error.failure : null;
    const code = failure !== null && 'code' in failure ? failure.code : failure?.kind;
    return `${event.actorId} ${code ?? 'done'}`;
  }
  if (event.type.startsWith('xstate.')) return 'the wait is over';
  const said: unknown[] = Object.values(event);
  return said.join(' ');
}

/**
 * Ways from the start, each the shortest to its end, that together take every kind of transition: a
 * view, what happens in it, and the view it leads to.
 */
export function visitorPaths(): readonly (readonly VisitorStep[])[] {
  const shortest = getShortestPaths(bookingMachine, {
    input,
    events: (state) => possible(state) as readonly BookingEvent[],
    serializeState: ({ value, context }) =>
      JSON.stringify([
        value,
        {
          ...context,
          salon: null,
          days: null,
          isSent: null,
          mayBeOurs: null,
          cause: null,
          nearest: null,
          refusals: context.refusals > 0,
        },
      ]),
    serializeEvent: (event) => JSON.stringify(event),
    limit: 100_000,
  });
  const taken = new Set<string>();
  return shortest
    .map(({ steps }) => steps as readonly VisitorStep[])
    .toSorted((a, b) => b.length - a.length)
    .filter((steps) => {
      const kinds = steps
        .slice(1)
        .map(({ event, state }, index) =>
          JSON.stringify([steps[index]?.state.value, inWords(event), state.value]),
        );
      const isNew = kinds.some((kind) => !taken.has(kind));
      for (const kind of kinds) taken.add(kind);
      return isNew;
    })
    .map((steps) => steps.slice(1));
}
