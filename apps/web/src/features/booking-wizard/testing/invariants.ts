import { type ActorLogic, createActor, fromPromise } from 'xstate';
import { adjacencyMapToArray, getAdjacencyMap } from 'xstate/graph';
import type { BookingStep } from '../booking-draft.ts';
import type { BookingEvent, BookingFact, BookingInput } from '../booking-setup.ts';
import {
  type Appointment,
  type BookingRequest,
  SlotTaken,
} from '../../../domain/ports/old/booking-port.ts';
import {
  everyEvent,
  everyState,
  outage,
  shownState,
  type Wizard,
  type WizardSnapshot,
} from './everything.ts';
import {
  input,
  monday,
  slots,
  slotsLater,
  sunday,
  today,
  tooLate,
  yesterday,
} from './fake-salon.ts';

/** How far the choices reach, worked out without the rules under test. */
function reach({ context }: WizardSnapshot): number {
  const { serviceId, date, time, barberId } = context.draft;
  if (serviceId === null) return 0;
  if (date === null || [sunday, yesterday, tooLate].includes(date)) return 1;
  if (time === null || barberId === null) return 2;
  const slot = context.slots?.find((known) => known.time === time);
  return context.slots === null || slot?.freeBarberIds.includes(barberId) === true ? 3 : 2;
}

const order: readonly BookingStep[] = ['service', 'date', 'time', 'location'];
const positions = {
  choosingService: 0,
  choosingDate: 1,
  choosingTime: 2,
  choosingLocation: 3,
  slotTaken: 3,
  confirming: 3,
  confirmed: 3,
} as const;

const traversal = {
  input,
  events: everyEvent,
  serializeState: ({ value, context }: WizardSnapshot) =>
    JSON.stringify([value, context.draft, context.slots, context.lostTime]),
  serializeEvent: (event: BookingEvent & { error?: unknown }) =>
    JSON.stringify([event, event.error instanceof SlotTaken]),
  limit: 400_000,
};

/** What must hold in one state. */
function brokenIn(snapshot: WizardSnapshot): string[] {
  const { draft, choices, lostTime } = snapshot.context;
  const state = shownState(snapshot);
  const needsAddress = draft.location === 'home' && draft.address.trim() === '';
  const broken: string[] = [];
  const must = (holds: boolean, rule: string) => {
    if (!holds) broken.push(`${state}: ${rule}`);
  };
  const offered = (list: readonly { id: string }[], id: string | null) =>
    id === null || list.some((entry) => entry.id === id);

  must(offered(choices.services, draft.serviceId), 'the service is one of the salon');
  must(offered(choices.barbers, draft.barberId), 'the barber is one of the salon');
  must(draft.date === null || draft.date === monday, 'the date can be booked');
  must(draft.time !== '11:00', 'a taken time is never chosen');
  must(
    snapshot.value.slots !== 'loading' || (draft.serviceId !== null && draft.date !== null),
    'slots are asked for a service and a day',
  );
  if (state === 'slotTaken') must(draft.time === null && lostTime !== null, 'the time is lost');
  else if (state === 'confirming' || state === 'confirmed') {
    must(draft.time !== null && draft.barberId !== null, 'nobody books without time and barber');
  } else must(reach(snapshot) >= positions[state], 'no step is skipped');
  if (state === 'confirming') must(!needsAddress, 'nobody books home without an address');

  const canGoOn = snapshot.can({ type: 'step.next' });
  const position = positions[state];
  must(
    canGoOn === (position < 3 && reach(snapshot) > position),
    'Continue follows the requirement',
  );
  must(
    snapshot.can({ type: 'booking.confirm' }) ===
      (state === 'choosingLocation' && reach(snapshot) === 3 && !needsAddress),
    'Confirm follows the requirement',
  );
  if (state === 'choosingService') must(!snapshot.can({ type: 'step.back' }), 'nothing is before');
  return broken;
}

/** What must hold between one state and the next. */
function brokenBetween(
  before: WizardSnapshot,
  event: BookingEvent & { error?: unknown; output?: unknown },
  after: WizardSnapshot,
): string[] {
  const state = shownState(before);
  const next = shownState(after);
  const broken: string[] = [];
  const must = (holds: boolean, rule: string) => {
    if (!holds) broken.push(`${state} -> ${next} on ${JSON.stringify(event)}: ${rule}`);
  };
  const sameDraft = JSON.stringify(before.context.draft) === JSON.stringify(after.context.draft);

  if (event.type === 'step.back' || event.type === 'step.next' || event.type === 'step.open') {
    must(sameDraft, 'walking never clears');
  }
  if (event.type === 'step.back' && state !== 'confirming' && state !== 'confirmed') {
    must(positions[next] === Math.max(0, positions[state] - 1), 'back is one step');
  }
  if (event.type === 'step.open' && state !== 'confirming' && state !== 'confirmed') {
    const wanted = order.indexOf(event.step);
    must(
      positions[next] === Math.min(wanted, reach(before)),
      'a step opens as far as choices reach',
    );
  }
  if ((state === 'confirming' || state === 'confirmed') && event.type !== 'draft.discard') {
    if (!event.type.startsWith('xstate.')) {
      must(next === state && sameDraft, 'a booking under way is left alone');
    }
  }
  if (state === 'confirming' && event.error instanceof SlotTaken) {
    const kept = { ...before.context.draft, time: null };
    must(next === 'slotTaken', 'a taken slot is said');
    must(JSON.stringify(after.context.draft) === JSON.stringify(kept), 'only the time is lost');
  }
  if (state === 'confirming' && event.type.endsWith('confirmBooking') && event.error === outage) {
    const isLost = reach(before) < 3;
    must(isLost || (next === 'choosingLocation' && sameDraft), 'a failure keeps the draft');
    must(isLost || after.context.failure === outage, 'a failure is told');
  }
  if (event.output === slots && before.value.slots === 'loading') {
    const { time, barberId } = before.context.draft;
    const busy = time === '10:30' && barberId === 'nikos';
    if (state !== 'confirming') must(busy || sameDraft, 'a free time is kept');
  }
  if (event.output === slotsLater && before.value.slots === 'loading') {
    if (before.context.draft.time === '10:00' && state === 'choosingLocation') {
      must(next === 'slotTaken', 'a time lost at the last step offers the nearest');
    }
  }
  return broken;
}

/** What is told to the page when it asks why it may not go on. */
async function brokenFacts(machine: Wizard): Promise<string[]> {
  const facts: BookingFact[] = [];
  const actor = createActor(
    machine.provide({
      actors: {
        loadSlots: fromPromise(async () => slots),
        confirmBooking: fromPromise<Appointment, BookingRequest>(() =>
          Promise.reject(new SlotTaken()),
        ),
      },
    }),
    { input },
  );
  actor.on('*', (fact) => facts.push(fact));
  actor.start();
  const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
  actor.send({ type: 'service.choose', serviceId: 'cut' });
  actor.send({ type: 'step.next' });
  actor.send({ type: 'date.choose', date: monday });
  actor.send({ type: 'step.next' });
  await settle();
  actor.send({ type: 'time.choose', time: '10:00' });
  actor.send({ type: 'barber.choose', barberId: 'nikos' });
  actor.send({ type: 'step.next' });
  actor.send({ type: 'location.choose', location: 'home' });
  actor.send({ type: 'errors.show' });
  actor.send({ type: 'location.choose', location: 'salon' });
  actor.send({ type: 'booking.confirm' });
  await settle();
  actor.send({ type: 'errors.show' });
  actor.stop();

  const told = facts.map((fact) => (fact.type === 'booking.refused' ? fact.reason : fact.type));
  return told.join() === 'address,incomplete' ? [] : [`the page was told: ${told.join()}`];
}

/** A day that passes while the wizard is open must not be booked. */
async function brokenAfterMidnight(machine: Wizard): Promise<string[]> {
  let clock = input.now();
  const facts: BookingFact[] = [];
  const actor = createActor(
    machine.provide({ actors: { loadSlots: fromPromise(async () => slots) } }),
    {
      input: {
        ...input,
        now: () => clock,
        kept: {
          idempotencyKey: 'key-0',
          draft: {
            serviceId: 'cut',
            date: today,
            time: '10:00',
            barberId: 'nikos',
            location: 'salon',
            address: '',
            notes: '',
          },
        },
      },
    },
  );
  actor.on('*', (fact) => facts.push(fact));
  actor.start();
  await new Promise((resolve) => setTimeout(resolve, 0));
  actor.send({ type: 'step.open', step: 'location' });
  clock += 24 * 60 * 60 * 1000;
  const refused = !actor.getSnapshot().can({ type: 'booking.confirm' });
  actor.send({ type: 'errors.show' });
  actor.stop();
  const [fact] = facts;
  const told = fact?.type === 'booking.refused' && fact.reason === 'incomplete';
  return refused && told ? [] : ['a day that has passed can be booked'];
}

/** Every rule of the wizard that does not hold in some reachable state; empty for a sound one. */
export async function brokenRules(machine: Wizard): Promise<string[]> {
  const broken = new Set<string>();
  const reached = new Set<string>();
  // The types of the graph tools lose the machine's own; what they return is this.
  const logic = machine as unknown as ActorLogic<WizardSnapshot, BookingEvent, BookingInput>;
  // A machine that has broken a rule is not walked to its end.
  let isBroken = false;
  const stopWhen = (state: WizardSnapshot) => (isBroken ||= brokenIn(state).length > 0);
  const edges = adjacencyMapToArray(getAdjacencyMap(logic, { ...traversal, stopWhen }));
  for (const { state, event, nextState } of edges) {
    reached.add(shownState(nextState));
    for (const rule of brokenIn(nextState)) broken.add(rule);
    for (const rule of brokenBetween(state, event, nextState)) broken.add(rule);
  }
  for (const state of everyState) if (!reached.has(state)) broken.add(`${state} is never shown`);
  for (const rule of await brokenFacts(machine)) broken.add(rule);
  for (const rule of await brokenAfterMidnight(machine)) broken.add(rule);
  return [...broken];
}
