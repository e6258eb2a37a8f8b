import preview from '@salonica/storybook/preview';
import { useState } from 'react';
import { never, stateStories } from '../../testing/machine-story.ts';
import type { Visitor } from '../../testing/visitor.ts';
import { machinePage } from '../../testing/machine-page.tsx';
import {
  type Booking,
  ChangeRefused,
  type FreeTime,
} from '../../domain/ports/old/bookings-port.ts';
import { RescheduleDialog } from './reschedule-dialog.tsx';
import { rescheduleMachine } from './reschedule-machine.ts';
import { aboutBooking } from './testing/story-part.ts';
import { UpcomingTicket } from './upcoming-ticket.tsx';

const meta = preview.meta({
  title: 'Machines/Reschedule',
  parameters: machinePage({
    machine: rescheduleMachine,
    title: 'Machines/Reschedule',
    about:
      'Moving a booking to another day and time. The choice and the times of the chosen day go on side by side; a time that went to somebody else costs nothing but that time.',
  }),
});

const inState = stateStories(rescheduleMachine);

function Rescheduling({ booking }: { readonly booking: Booking }) {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <UpcomingTicket
        booking={booking}
        phase="open"
        movedFrom={undefined}
        onReschedule={() => setOpen(true)}
        onCancel={() => undefined}
        onAddToCalendar={() => undefined}
      />
      <RescheduleDialog
        booking={booking}
        open={isOpen}
        onClose={() => setOpen(false)}
        onMoved={() => undefined}
      />
    </>
  );
}

const dialog = aboutBooking('upcoming', (booking) => <Rescheduling booking={booking} />);

/** 10:00, 10:30 and 16:00 are free. */
const times = async (): Promise<readonly FreeTime[]> => [
  { time: '10:00', isFree: true },
  { time: '10:30', isFree: true },
  { time: '11:00', isFree: false },
  { time: '16:00', isFree: true },
];

const chooseDay = ({ press }: Visitor) => press('[data-part="day"]', '25');

async function chooseTime(visitor: Visitor): Promise<void> {
  await chooseDay(visitor);
  await visitor.press('input[value="10:30"]');
  await visitor.find('input[value="10:30"]:checked');
}

async function confirm(visitor: Visitor): Promise<void> {
  await chooseTime(visitor);
  await visitor.press('button:enabled', visitor.t('reschedule.confirm', { ns: 'bookings' }));
}

export const TimesUnknown = meta.story(
  inState('times.unknown', {
    ...dialog,
    sees: ['p', (t) => t('reschedule.chooseDate', { ns: 'bookings' })],
  }),
);

export const TimesLoading = meta.story(
  inState('times.loading', {
    ...dialog,
    records: { bookings: { times: never } },
    act: chooseDay,
    sees: ['[data-component="skeleton-group"]'],
  }),
);

export const TimesReady = meta.story(
  inState('times.ready', {
    ...dialog,
    records: { bookings: { times } },
    act: chooseDay,
    sees: ['[data-component="slot-grid"]', () => '16:00'],
  }),
);

export const TimesFailed = meta.story(
  inState('times.failed', {
    ...dialog,
    records: { bookings: { times: () => Promise.reject(new Error('The server is away')) } },
    act: chooseDay,
    sees: ['[role="alert"]', (t) => t('reschedule.timesFailed', { ns: 'bookings' })],
  }),
);

export const ChoiceChoosing = meta.story(
  inState('choice.choosing', {
    ...dialog,
    records: { bookings: { times } },
    act: chooseTime,
    sees: ['button:enabled', (t) => t('reschedule.confirm', { ns: 'bookings' })],
  }),
);

/** Chosen, asked for and gone meanwhile: the nearest free times are offered. */
export const TimeTaken = meta.story(
  inState('choice.choosing', {
    ...dialog,
    records: {
      bookings: { times, reschedule: () => Promise.reject(new ChangeRefused('taken')) },
    },
    act: confirm,
    sees: ['[role="alert"]', (t) => t('reschedule.taken', { ns: 'bookings', time: '10:30' })],
  }),
);

export const ChoiceMoving = meta.story(
  inState('choice.moving', {
    ...dialog,
    records: { bookings: { times, reschedule: never } },
    act: confirm,
    sees: ['button[aria-disabled="true"]', (t) => t('reschedule.confirming', { ns: 'bookings' })],
  }),
);

/** The dialog has closed. */
export const ChoiceMoved = meta.story(
  inState('choice.moved', {
    ...dialog,
    records: { bookings: { times, reschedule: async () => undefined } },
    act: confirm,
    sees: ['[data-component="booking-ticket"]'],
  }),
);

export const ChoiceTooLate = meta.story(
  inState('choice.tooLate', {
    ...dialog,
    records: {
      bookings: { times, reschedule: () => Promise.reject(new ChangeRefused('too-late')) },
    },
    act: confirm,
    sees: ['[role="alert"]', (t) => t('reschedule.tooLate', { ns: 'bookings' })],
  }),
);
