import preview from '@salonica/storybook/preview';
import { useState } from 'react';
import { never, stateStories } from '../../testing/machine-story.ts';
import type { Visitor } from '../../testing/visitor.ts';
import { machinePage } from '../../testing/machine-page/machine-page.tsx';
import type { Api } from '../../domain/api.ts';
import type { Booking } from '../../domain/booking.ts';
import { type Failure, ServiceError } from '../../domain/failure.ts';
import type { Slot } from '../../domain/slot.ts';
import { RescheduleDialog } from './RescheduleDialog.tsx';
import { rescheduleMachine } from './reschedule-machine.ts';
import { booking } from './testing/fake-bookings.ts';
import { aboutBooking } from './testing/story-part.ts';
import { UpcomingTicket } from './UpcomingTicket.tsx';

const meta = preview.meta({
  title: 'Machines/Reschedule',
  parameters: machinePage({
    machine: rescheduleMachine,
    title: 'Machines/Reschedule',
    about:
      'Moving a booking to another day and time. The choice and the times of the selected day are parallel states; if another customer books the selected time, only that choice is lost.',
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
        onEarlier={() => undefined}
        onCancel={() => undefined}
        onAddToCalendar={() => undefined}
      />
      <RescheduleDialog
        booking={booking}
        open={isOpen}
        onClose={() => setOpen(false)}
        onMoved={() => undefined}
        onChanged={() => undefined}
      />
    </>
  );
}

const dialog = aboutBooking('upcoming', (booking) => <Rescheduling booking={booking} />);

const free = (time: string, ends: string): Slot => ({
  time,
  ends,
  barberIds: ['01-nikos'],
  refusal: null,
});

/** 10:00, 10:30 and 16:00 are free. */
const listBookingSlots: Api['listBookingSlots'] = async ({ query: { date } }) => ({
  date,
  version: 0,
  slots: [
    free('10:00', '10:45'),
    free('10:30', '11:15'),
    { time: '11:00', ends: '11:45', barberIds: [], refusal: 'booked' },
    free('16:00', '16:45'),
  ],
});

/** Refused moves. */
const refusing = (failure: Failure): Partial<Api> => ({
  listBookingSlots,
  moveBooking: () => Promise.reject(new ServiceError(failure)),
});

const chooseDay = ({ press }: Visitor) => press('[data-part="day"]', '25');

async function chooseTime(visitor: Visitor): Promise<void> {
  await chooseDay(visitor);
  await visitor.press('input[value="10:30"]');
  await visitor.find('input[value="10:30"]:checked');
}

const pressConfirm = ({ press, t }: Visitor) =>
  press('button:enabled', t('reschedule.confirm', { ns: 'bookings' }));

async function confirm(visitor: Visitor): Promise<void> {
  await chooseTime(visitor);
  await pressConfirm(visitor);
}

/** The first of the upcoming bookings. */
const bookingId = 'earlier-1';

export const TimesUnknown = meta.story(
  inState('times.unknown', {
    ...dialog,
    sees: ['p', (t) => t('reschedule.chooseDate', { ns: 'bookings' })],
  }),
);

export const TimesLoading = meta.story(
  inState('times.loading', {
    ...dialog,
    ports: { api: { listBookingSlots: never } },
    act: chooseDay,
    sees: ['[data-component="skeleton-group"]'],
  }),
);

export const TimesReady = meta.story(
  inState('times.ready', {
    ...dialog,
    ports: { api: { listBookingSlots } },
    act: chooseDay,
    sees: ['[data-component="slot-grid"]', () => '16:00'],
  }),
);

export const TimesFailed = meta.story(
  inState('times.failed', {
    ...dialog,
    ports: { api: { listBookingSlots: () => Promise.reject(new Error('The server is away')) } },
    act: chooseDay,
    sees: ['[role="alert"]', (t) => t('reschedule.timesFailed', { ns: 'bookings' })],
  }),
);

export const ChoiceChoosing = meta.story(
  inState('choice.choosing', {
    ...dialog,
    ports: { api: { listBookingSlots } },
    act: chooseTime,
    sees: ['button:enabled', (t) => t('reschedule.confirm', { ns: 'bookings' })],
  }),
);

/** The chosen time was taken meanwhile: the nearest free times are offered. */
export const TimeTaken = meta.story(
  inState('choice.choosing', {
    ...dialog,
    ports: {
      api: refusing({
        kind: 'conflict',
        code: 'slot-taken',
        nearest: [{ date: '2026-11-25', time: '10:00', barberIds: [] }],
      }),
    },
    act: confirm,
    sees: ['[role="alert"]', (t) => t('reschedule.taken', { ns: 'bookings', time: '10:30' })],
  }),
);

export const ChoiceMoving = meta.story(
  inState('choice.moving', {
    ...dialog,
    ports: { api: { listBookingSlots, moveBooking: never } },
    act: confirm,
    sees: ['button[aria-disabled="true"]', (t) => t('reschedule.confirming', { ns: 'bookings' })],
  }),
);

/** The dialog is closed. */
export const ChoiceMoved = meta.story(
  inState('choice.moved', {
    ...dialog,
    ports: {
      api: {
        listBookingSlots,
        moveBooking: async ({ body: { date, time } }) => ({ booking: booking({ date, time }) }),
      },
    },
    act: confirm,
    sees: ['[data-component="booking-ticket"]'],
  }),
);

/** Another tab moved it meanwhile: its current time, and how to continue. */
export const ChoiceChanged = meta.story(
  inState('choice.changed', {
    ...dialog,
    ports: { api: { listBookingSlots } },
    async act(visitor) {
      await chooseTime(visitor);
      visitor.app.elsewhere.change(bookingId, { time: '12:00' });
      await pressConfirm(visitor);
    },
    sees: ['[role="alert"]', (t) => t('changed.title', { ns: 'bookings' })],
  }),
);

/** Another tab cancelled it meanwhile. */
export const ChoiceGone = meta.story(
  inState('choice.gone', {
    ...dialog,
    ports: { api: { listBookingSlots } },
    async act(visitor) {
      await chooseTime(visitor);
      visitor.app.elsewhere.change(bookingId, { status: 'cancelled' });
      await pressConfirm(visitor);
    },
    sees: ['[role="alert"]', (t) => t('changed.gone', { ns: 'bookings' })],
  }),
);

export const ChoiceTooLate = meta.story(
  inState('choice.tooLate', {
    ...dialog,
    ports: { api: refusing({ kind: 'conflict', code: 'too-late' }) },
    act: confirm,
    sees: ['[role="alert"]', (t) => t('reschedule.tooLate', { ns: 'bookings', count: 24 })],
  }),
);
