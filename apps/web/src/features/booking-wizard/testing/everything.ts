import type { SnapshotFrom } from 'xstate';
import type { bookingMachine } from '../booking-machine.ts';
import { SlotTaken } from '../../../domain/ports/old/booking-port.ts';
import type { BookingEvent } from '../booking-setup.ts';
import { monday, slots, slotsLater, sunday, tooLate, yesterday } from './fake-salon.ts';

export type Wizard = typeof bookingMachine;
export type WizardSnapshot = SnapshotFrom<Wizard>;

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

const appointment = { id: 'a1' };
export const outage = new Error('offline');

/** Everything a visitor, a salon and a network can do, sensible or not. */
export const everyEvent = [
  { type: 'service.choose', serviceId: 'cut' },
  { type: 'service.choose', serviceId: 'nobody offers this' },
  { type: 'date.choose', date: monday },
  { type: 'date.choose', date: sunday },
  { type: 'date.choose', date: yesterday },
  { type: 'date.choose', date: tooLate },
  { type: 'date.clear' },
  { type: 'time.choose', time: '10:00' },
  { type: 'time.choose', time: '10:30' },
  { type: 'time.choose', time: '11:00' },
  { type: 'barber.choose', barberId: 'nikos' },
  { type: 'barber.choose', barberId: 'sofia' },
  { type: 'barber.choose', barberId: 'nobody knows them' },
  { type: 'location.choose', location: 'salon' },
  { type: 'location.choose', location: 'home' },
  { type: 'address.edit', address: '3 Egnatia' },
  { type: 'address.edit', address: ' ' },
  { type: 'step.next' },
  { type: 'step.back' },
  { type: 'step.open', step: 'service' },
  { type: 'step.open', step: 'date' },
  { type: 'step.open', step: 'time' },
  { type: 'step.open', step: 'location' },
  { type: 'slots.reload' },
  { type: 'time.check' },
  { type: 'booking.confirm' },
  { type: 'draft.discard' },
  done('loadSlots', slots),
  done('loadSlots', slotsLater),
  failed('loadSlots', outage),
  done('confirmBooking', appointment),
  failed('confirmBooking', new SlotTaken()),
  failed('confirmBooking', outage),
] as unknown as readonly BookingEvent[];

export const everyState = [
  'choosingService',
  'choosingDate',
  'choosingTime',
  'choosingLocation',
  'slotTaken',
  'confirming',
  'confirmed',
] as const;

export function shownState(snapshot: WizardSnapshot): (typeof everyState)[number] {
  return snapshot.value.step;
}
