import preview from '@salonica/storybook/preview';
import type { Api } from '../../domain/api.ts';
import { machinePage } from '../../testing/machine-page/machine-page.tsx';
import { never, stateStories } from '../../testing/machine-story.ts';
import { refusing } from '../../testing/story-ports.ts';
import type { Visitor } from '../../testing/visitor.ts';
import { bookingChangeMachine } from './booking-change-machine.ts';

const meta = preview.meta({
  title: 'Machines/Desk booking',
  parameters: machinePage({
    machine: bookingChangeMachine,
    title: 'Machines/Desk booking',
    about:
      'A change of a booking at the desk. If another member changed it meanwhile, the second one sees what is different and decides; what was entered is kept.',
  }),
});

const inState = stateStories(bookingChangeMachine);

/** The next visit of the story’s customer. */
const id = 'earlier-1';
const sheet = { path: `/desk?booking=${id}`, session: 'owner' } as const;

const openCancel = ({ press, t }: Visitor) =>
  press('dialog button', t('cancel.open', { ns: 'deskBooking' }));

async function cancel(visitor: Visitor): Promise<void> {
  await visitor.find('dialog [data-component="fact-list"]');
  await openCancel(visitor);
  await visitor.press('dialog input[value="asked"]');
  await visitor.press(
    'dialog form button[type=submit]',
    visitor.t('cancel.confirm', { ns: 'deskBooking' }),
  );
}

const stale: Partial<Api> = { cancelDeskBooking: refusing({ kind: 'stale' }) };

/** The first answer as it is, every later one never. */
const onceRead = (api: Api): Api['readDeskBooking'] => {
  let count = 0;
  return (request) => {
    count += 1;
    return count === 1 ? api.readDeskBooking(request) : never();
  };
};

/** The first answer as it is, a later one with another time. */
const movedMeanwhile = (api: Api): Api['readDeskBooking'] => {
  let count = 0;
  return async (request) => {
    count += 1;
    const booking = await api.readDeskBooking(request);
    if (count === 1) return booking;
    const { visit, revision } = booking;
    return {
      ...booking,
      revision: revision + 1,
      visit: { ...visit, starts: '18:00', startsAt: 0 },
    };
  };
};

export const Reading = meta.story(
  inState('reading', {
    ...sheet,
    sees: ['dialog button', (t) => t('move.open', { ns: 'deskBooking' })],
  }),
);

export const Sending = meta.story(
  inState('sending', {
    ...sheet,
    ports: { api: { cancelDeskBooking: never } },
    act: cancel,
    sees: ['dialog button', (t) => t('cancel.busy', { ns: 'deskBooking' })],
  }),
);

export const Comparing = meta.story(
  inState('comparing', {
    ...sheet,
    ports: ({ api }) => ({ api: { ...stale, readDeskBooking: onceRead(api) } }),
    act: cancel,
    sees: ['dialog form'],
  }),
);

export const Outdated = meta.story(
  inState('outdated', {
    ...sheet,
    ports: ({ api }) => ({ api: { ...stale, readDeskBooking: movedMeanwhile(api) } }),
    act: cancel,
    sees: ['dialog [role=alert]', (t) => t('outdated.accept.cancel', { ns: 'deskBooking' })],
  }),
);

export const Refused = meta.story(
  inState('refused', {
    ...sheet,
    ports: { api: { cancelDeskBooking: refusing({ kind: 'offline' }) } },
    act: cancel,
    sees: ['dialog [role=alert]', (t) => t('failed.title', { ns: 'deskBooking' })],
  }),
);

export const Changed = meta.story(
  inState('changed', {
    ...sheet,
    act: cancel,
    sees: [
      '[data-component="toast"]',
      (t) => t('done.cancel', { ns: 'deskBooking', name: 'Maria Papadopoulou' }),
    ],
  }),
);

export const Gone = meta.story(
  inState('gone', {
    ...sheet,
    ports: { api: { cancelDeskBooking: refusing({ kind: 'not-found' }) } },
    act: cancel,
    sees: ['dialog h3', (t) => t('gone', { ns: 'deskBooking' })],
  }),
);
