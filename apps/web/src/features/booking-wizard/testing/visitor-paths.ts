import { initialTransition, transition } from 'xstate';
import { bookingMachine } from '../booking-machine.ts';
import { ServiceError } from '#domain/failure.ts';
import type { BookingEvent } from '../booking-events.ts';
import { failures, type WizardSnapshot } from './everything.ts';
import { booking, input, monday, slots, slotsAtHome, slotsLater } from './fake-salon.ts';

/** An external response, as an event of the machine. */
export interface Result {
  readonly type: `xstate.${'done' | 'error'}.actor.${'loadSlots' | 'confirmBooking'}`;
  readonly actorId: string;
  readonly output?: unknown;
  readonly error?: unknown;
}

/** The wait after too many attempts is over. */
export interface Wait {
  readonly type: 'xstate.after.untilNextAttempt.booking.step.waiting';
}

export type VisitorEvent = BookingEvent | Result | Wait;

const answer = (actorId: 'loadSlots' | 'confirmBooking', output: unknown): Result => ({
  type: `xstate.done.actor.${actorId}`,
  actorId,
  output,
});
const refusal = (actorId: 'loadSlots' | 'confirmBooking', error: unknown): Result => ({
  type: `xstate.error.actor.${actorId}`,
  actorId,
  error,
});

/** Pressing the main button continues if allowed, and otherwise shows what is missing. */
function mainButton(state: WizardSnapshot, type: 'step.next' | 'booking.confirm'): BookingEvent {
  return state.can({ type }) ? { type } : { type: 'errors.show' };
}

function salonAnswers(state: WizardSnapshot): readonly VisitorEvent[] {
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

/** All of the visitor's actions in a state. */
const onScreen: Readonly<Record<View, (state: WizardSnapshot) => readonly VisitorEvent[]>> = {
  choosingService: (state) => [
    // Pressing the current choice is not an action.
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
  return [...salonAnswers(state), ...onScreen[state.value.step](state)];
}

export interface VisitorStep {
  readonly event: VisitorEvent;
  readonly state: WizardSnapshot;
}

/** A path as text, for a test title. */
export function eventName(event: VisitorEvent): string {
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

/** A view, what happens in it, and the view that it leads to. */
function kindOf(before: WizardSnapshot, { event, state }: VisitorStep): string {
  return JSON.stringify([before.value, eventName(event), state.value]);
}

/** The search takes states with the same key for the same. */
function keyOf({ value, context }: WizardSnapshot): string {
  return JSON.stringify([
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
  ]);
}

interface Reached {
  readonly state: WizardSnapshot;
  readonly steps: readonly VisitorStep[];
}

/** The shortest path from a state to a transition of a new kind. */
function pathToNewKind(
  from: WizardSnapshot,
  known: ReadonlySet<string>,
): readonly VisitorStep[] | undefined {
  const seen = new Set([keyOf(from)]);
  const reached: Reached[] = [{ state: from, steps: [] }];
  // The list grows while it is read.
  for (const { state, steps } of reached) {
    for (const event of possible(state)) {
      // The types of the machine do not name the events from outside.
      const [next] = transition(bookingMachine, state, event as BookingEvent);
      const step = { event, state: next };
      if (!known.has(kindOf(state, step))) return [...steps, step];
      const key = keyOf(next);
      if (!seen.has(key)) reached.push({ state: next, steps: [...steps, step] });
      seen.add(key);
    }
  }
  return undefined;
}

/** One path from the start that takes as many new kinds of transition as it can. */
function nextPath(known: Set<string>): readonly VisitorStep[] {
  const path: VisitorStep[] = [];
  let [at] = initialTransition(bookingMachine, input);
  for (let more = pathToNewKind(at, known); more !== undefined; more = pathToNewKind(at, known)) {
    for (const step of more) {
      known.add(kindOf(at, step));
      at = step.state;
    }
    path.push(...more);
  }
  return path;
}

/** Few long paths from the start that together take every kind of transition, because each new wizard takes its time. */
export function visitorPaths(): readonly (readonly VisitorStep[])[] {
  const known = new Set<string>();
  const paths: (readonly VisitorStep[])[] = [];
  for (let path = nextPath(known); path.length > 0; path = nextPath(known)) paths.push(path);
  return paths;
}
