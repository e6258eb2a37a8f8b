import type { ActorLogic } from 'xstate';
import { getAdjacencyMap } from 'xstate/graph';
import type { BookingStep } from '../booking-draft.ts';
import type { BookingInput } from '../booking-context.ts';
import {
  type AnyEvent,
  everyEvent,
  everyState,
  failures,
  shownState,
  type Wizard,
  type WizardSnapshot,
} from './everything.ts';
import {
  daysLater,
  input,
  monday,
  slots,
  slotsAtHome,
  slotsLater,
  tooLate,
  yesterday,
} from './fake-salon.ts';
import { brokenReports } from './report-rules.ts';

/** The furthest step of a draft, computed without the rules under test. */
function reach({ context }: WizardSnapshot): number {
  const { draft, slots: known, mayBeOurs } = context;
  const { serviceId, date, time, barberId } = draft;
  if (serviceId === null) return 0;
  if (date === null || [yesterday, tooLate].includes(date)) return 1;
  if (time === null || barberId === null) return 2;
  const free = known?.find((slot) => slot.time === time)?.barberIds ?? [];
  return known === null || mayBeOurs || free.includes(barberId) ? 3 : 2;
}

const order: readonly BookingStep[] = ['service', 'date', 'time', 'location'];
const positions = {
  choosingService: 0,
  choosingDate: 1,
  choosingTime: 2,
  choosingLocation: 3,
  slotTaken: 3,
  priceChanged: 3,
  waiting: 3,
  confirming: 3,
  confirmed: 3,
} as const;

/** The inputs of a state's guards; the rest does not affect transitions. */
function essence({ value, context }: WizardSnapshot): unknown {
  const { draft, slots: known, lost, nearest, cause, isSent, mayBeOurs, quote } = context;
  const isChoosingDate = value.step === 'choosingDate';
  const isLast = positions[value.step] === 3;
  const isAtTimes = value.step === 'choosingTime' || value.step === 'slotTaken';
  return [
    value,
    { ...draft, address: isLast && draft.location === 'home' ? draft.address : '' },
    known,
    value.step === 'slotTaken' ? lost?.cause : isAtTimes && lost !== null,
    isAtTimes && nearest !== null,
    cause === 'taken',
    isSent,
    mayBeOurs,
    isLast && quote !== null,
    isChoosingDate ? context.days : null,
  ];
}

const underWay = (state: string): boolean => state === 'confirming' || state === 'confirmed';

/** The invariants of one state. */
function brokenIn(snapshot: WizardSnapshot): string[] {
  const { draft, salon, lost, days } = snapshot.context;
  const state = shownState(snapshot);
  const needsAddress = draft.location === 'home' && draft.address.trim() === '';
  const broken: string[] = [];
  const must = (holds: boolean, rule: string) => {
    if (!holds) broken.push(`${state}: ${rule}`);
  };

  must([null, 'cut'].includes(draft.serviceId), 'the service is one of the salon');
  must([null, 'nikos'].includes(draft.barberId), 'the barber does the service');
  must([null, monday].includes(draft.date), 'the date can be booked');
  if (state === 'choosingDate' && days !== null) {
    must(draft.date !== monday || days !== daysLater, 'a day that is full is not chosen');
  }
  must(draft.time !== '11:00', 'a taken time is never chosen');
  must(
    !['loading', 'refreshing'].includes(snapshot.value.slots) ||
      (draft.serviceId !== null && draft.date !== null),
    'slots are asked for a service and a day',
  );
  if (state === 'slotTaken') must(draft.time === null && lost !== null, 'the time is lost');
  else if (underWay(state)) {
    must(draft.time !== null && draft.barberId !== null, 'nobody books without time and barber');
  } else must(reach(snapshot) >= positions[state], 'no step is skipped');
  if (state === 'confirming') must(!needsAddress, 'nobody books home without an address');
  must(salon.policy.travel !== null || draft.location === 'salon', 'nobody comes who does not');

  const canGoOn = snapshot.can({ type: 'step.next' });
  const position = positions[state];
  must(
    canGoOn === (position < 3 && reach(snapshot) > position),
    'Continue follows the requirement',
  );
  must(
    snapshot.can({ type: 'booking.confirm' }) ===
      (['choosingLocation', 'priceChanged'].includes(state) &&
        reach(snapshot) === 3 &&
        !needsAddress),
    'Confirm follows the requirement',
  );
  if (state === 'choosingService') must(!snapshot.can({ type: 'step.back' }), 'nothing is before');
  return broken;
}

/** The state after a failed booking. */
const afterFailure: readonly (readonly [error: Error, state: string])[] = [
  [failures.taken, 'slotTaken'],
  [failures.closed, 'slotTaken'],
  [failures.price, 'priceChanged'],
  [failures.rate, 'waiting'],
  [failures.key, 'choosingLocation'],
  [failures.session, 'choosingLocation'],
  [failures.many, 'choosingLocation'],
  [failures.outage, 'choosingLocation'],
];

/** The invariants between one state and the next. */
function brokenBetween(before: WizardSnapshot, event: AnyEvent, after: WizardSnapshot): string[] {
  const state = shownState(before);
  const next = shownState(after);
  const broken: string[] = [];
  const must = (holds: boolean, rule: string) => {
    if (!holds) broken.push(`${state} -> ${next} on ${JSON.stringify(event)}: ${rule}`);
  };
  const { context: was } = before;
  const { context: is } = after;
  const sameDraft = JSON.stringify(was.draft) === JSON.stringify(is.draft);
  const isDateLost = was.draft.date !== null && is.draft.date === null && next === 'choosingDate';

  if (event.type === 'step.back' || event.type === 'step.next' || event.type === 'step.open') {
    must(sameDraft || isDateLost, 'walking never clears');
  }
  if (isDateLost && event.type !== 'date.clear') {
    const { date } = was.draft;
    must(date === monday && is.days === daysLater, 'a free day is kept');
  }
  if (event.type === 'step.back' && !underWay(state)) {
    must(positions[next] === Math.max(0, positions[state] - 1), 'back is one step');
  }
  if (event.type === 'step.open' && !underWay(state)) {
    const wanted = order.indexOf(event.step);
    must(
      positions[next] === Math.min(wanted, reach(before)),
      'a step opens as far as choices reach',
    );
  }
  if (underWay(state) && event.type !== 'draft.discard' && !event.type.startsWith('xstate.')) {
    must(next === state && sameDraft, 'a booking under way is left alone');
  }
  if (state === 'confirming' && event.error !== undefined && event.actorId === 'confirmBooking') {
    const expected = afterFailure.find(([error]) => error === event.error)?.[1];
    const isGone = reach({ ...before, context: { ...was, mayBeOurs: false } }) < 3;
    must(next === expected || (isGone && next === 'slotTaken'), `a failure leads to ${expected}`);
    const remaining = next === 'slotTaken' ? { ...was.draft, time: null } : was.draft;
    must(JSON.stringify(is.draft) === JSON.stringify(remaining), 'a failure keeps the draft');
    const isNewKey = [failures.price, failures.key].some((error) => error === event.error);
    must(is.isSent !== isNewKey, 'what may be booked keeps its key');
  }
  if (event.output === slots && ['loading', 'refreshing'].includes(before.value.slots)) {
    must(sameDraft, 'a free time is kept');
  }
  const isLost = event.output === slotsLater || event.output === slotsAtHome;
  if (isLost && was.draft.time === '10:00' && !was.mayBeOurs && !underWay(state)) {
    if (!['loading', 'refreshing'].includes(before.value.slots)) return broken;
    must(is.draft.time === null, 'a time that is gone is not kept');
    if (positions[state] === 3) must(next === 'slotTaken', 'and offers the nearest');
    else if (was.cause === 'taken') must(is.lost !== null, 'and says who was faster');
    else must(is.lost === null && is.dropped.length > 0, 'and says that it had to go');
  }
  if (state === 'slotTaken' && event.type === 'location.choose') {
    const isPossibleAgain = event.location === 'salon' && was.lost?.cause === 'travel';
    must((next === 'choosingLocation') === isPossibleAgain, 'only the way brings a time back');
  }
  if (event.type === 'nearest.choose' && !sameDraft) {
    must(event.time !== '11:00', 'only what is offered is taken');
  }
  return broken;
}

/** Every rule that the wizard breaks in some reachable state; empty for a correct one. */
export async function brokenRules(machine: Wizard): Promise<string[]> {
  const broken = new Set<string>();
  const reached = new Set<string>();
  // The types of the graph tools lose the machine's own; this is the actual return type.
  const logic = machine as unknown as ActorLogic<WizardSnapshot, AnyEvent, BookingInput>;
  getAdjacencyMap(logic, {
    input,
    events: everyEvent,
    // Called for every transition.
    serializeState(state, event, before) {
      reached.add(shownState(state));
      for (const rule of brokenIn(state)) broken.add(rule);
      if (event !== undefined && before !== undefined) {
        for (const rule of brokenBetween(before, event, state)) broken.add(rule);
      }
      return JSON.stringify(essence(state));
    },
    serializeEvent: (event) => JSON.stringify([event, String(event.error)]),
    // Stops at the first broken rule.
    stopWhen: () => broken.size > 0,
    limit: 200_000,
  });
  for (const state of everyState) if (!reached.has(state)) broken.add(`${state} is never shown`);
  for (const rule of await brokenReports(machine)) broken.add(rule);
  return [...broken];
}
