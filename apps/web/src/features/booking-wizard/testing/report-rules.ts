import { createActor, fromPromise } from 'xstate';
import { emptyDraft } from '../booking-draft.ts';
import type { BookingFact } from '../booking-events.ts';
import type { BookingInput } from '../booking-context.ts';
import { failures, type Wizard } from './everything.ts';
import { input, monday, salonOnly, slots, today } from './fake-salon.ts';

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

const complete = {
  ...emptyDraft,
  serviceId: 'cut',
  date: monday,
  time: '10:00',
  barberId: 'nikos',
};

/** The machine at its last step with a draft, and its emitted facts. */
async function atLastStep(machine: Wizard, changes: Partial<BookingInput> = {}, draft = complete) {
  const facts: BookingFact[] = [];
  const actor = createActor(
    machine.provide({
      actors: {
        loadSlots: fromPromise(async () => slots),
        confirmBooking: fromPromise(() => Promise.reject(failures.taken)),
      },
    }),
    {
      input: {
        ...input,
        saved: { idempotencyKey: 'key-0', isSent: false, draft },
        ...changes,
      },
    },
  );
  actor.on('*', (fact) => facts.push(fact));
  actor.start();
  await settle();
  actor.send({ type: 'step.open', step: 'location' });
  return { actor, facts };
}

/** The emitted reason for not continuing. */
async function brokenFacts(machine: Wizard): Promise<string[]> {
  const { actor, facts } = await atLastStep(machine, { isGuest: true });
  actor.send({ type: 'location.choose', location: 'home' });
  actor.send({ type: 'errors.show' });
  actor.send({ type: 'location.choose', location: 'salon' });
  actor.send({ type: 'guest.edit', field: 'guestName', value: ' ' });
  actor.send({ type: 'errors.show' });
  actor.send({ type: 'guest.edit', field: 'guestName', value: 'Eleni' });
  actor.send({ type: 'guest.edit', field: 'guestContact', value: 'nobody' });
  actor.send({ type: 'errors.show' });
  actor.send({ type: 'guest.edit', field: 'guestContact', value: '2310 123456' });
  actor.send({ type: 'booking.confirm' });
  await settle();
  actor.send({ type: 'errors.show' });
  actor.stop();
  const told = facts.map((fact) => (fact.type === 'booking.refused' ? fact.reason : fact.type));
  return told.join() === 'address,name,contact,incomplete'
    ? []
    : [`the page was told: ${told.join()}`];
}

/** A day that passes while the wizard is open must not be booked. */
async function brokenAfterMidnight(machine: Wizard): Promise<string[]> {
  let clock = input.now();
  const draft = { ...complete, date: today };
  const { actor, facts } = await atLastStep(machine, { now: () => clock }, draft);
  clock += 24 * 60 * 60 * 1000;
  const refused = !actor.getSnapshot().can({ type: 'booking.confirm' });
  actor.send({ type: 'errors.show' });
  actor.stop();
  const [fact] = facts;
  const told = fact?.type === 'booking.refused' && fact.reason === 'incomplete';
  return refused && told ? [] : ['a day that has passed can be booked'];
}

/** A salon without home visits makes none. */
async function brokenPlaces(machine: Wizard): Promise<string[]> {
  const { actor } = await atLastStep(machine, { salon: salonOnly });
  actor.send({ type: 'location.choose', location: 'home' });
  const { location } = actor.getSnapshot().context.draft;
  actor.stop();
  return location === 'salon' ? [] : ['a visit at home is chosen where nobody offers it'];
}

/**
 * Rules about emitted facts, and about different salons and clocks; returns broken ones as text.
 */
export async function brokenReports(machine: Wizard): Promise<string[]> {
  const found = await Promise.all([
    brokenFacts(machine),
    brokenAfterMidnight(machine),
    brokenPlaces(machine),
  ]);
  return found.flat();
}
