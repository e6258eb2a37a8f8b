import preview from '@salonica/storybook/preview';
import type { Api } from '../../domain/api.ts';
import { machinePage } from '../../testing/machine-page/machine-page.tsx';
import { type MachineStory, never, stateStories } from '../../testing/machine-story.ts';
import { deskToday } from '../../testing/story-desk.ts';
import { refusing } from '../../testing/story-ports.ts';
import type { Visitor } from '../../testing/visitor.ts';
import { changeWithBookingsMachine } from './change-with-bookings-machine.ts';
import { CloseDay } from './testing/CloseDay.tsx';

const meta = preview.meta({
  title: 'Machines/Change with bookings',
  parameters: machinePage({
    machine: changeWithBookingsMachine,
    title: 'Machines/Change with bookings',
    about:
      'A change of a salon’s settings that may touch bookings: other hours, a day off, a barber who leaves. The member decides about each booking; the change and the decisions are one request. Bookings that arrive in between are shown as new, and nothing is applied before they are decided.',
  }),
});

const inState = stateStories(changeWithBookingsMachine);

const desk = {
  path: '/desk',
  session: 'owner',
  hasVisits: true,
  part: {
    namespaces: ['deskBooking', 'deskDecisions'],
    isPadded: true,
    element: <CloseDay salon="01" date={deskToday} />,
  },
} satisfies Partial<MachineStory>;

const send = ({ press, t }: Visitor) => press('button', t('retry', { ns: 'deskBooking' }));

/** The question first, and then this answer. */
const afterQuestion =
  (answer: () => Promise<never>) =>
  ({ api }: { readonly api: Api }) => {
    let count = 0;
    const changeDeskException: Api['changeDeskException'] = (request) => {
      count += 1;
      return count === 1 ? api.changeDeskException(request) : answer();
    };
    return { api: { changeDeskException } };
  };

async function confirm(visitor: Visitor): Promise<void> {
  const { press, t } = visitor;
  await send(visitor);
  await press('dialog button', t('all.cancel', { ns: 'deskDecisions' }));
  await press('dialog button[type=submit]', t('confirm', { ns: 'deskDecisions' }));
}

export const Editing = meta.story(
  inState('editing', { ...desk, sees: ['button', (t) => t('retry', { ns: 'deskBooking' })] }),
);

export const Sending = meta.story(
  inState('sending', {
    ...desk,
    ports: { api: { changeDeskException: never } },
    act: send,
    sees: ['button[aria-busy]'],
  }),
);

export const Deciding = meta.story(
  inState('deciding', {
    ...desk,
    act: send,
    sees: ['dialog[open] h3', () => 'Maria Papadopoulou'],
  }),
);

export const Applying = meta.story(
  inState('applying', {
    ...desk,
    ports: afterQuestion(never),
    act: confirm,
    sees: ['dialog[open] button', (t) => t('busy', { ns: 'deskDecisions' })],
  }),
);

export const Refused = meta.story(
  inState('refused', {
    ...desk,
    ports: afterQuestion(refusing({ kind: 'offline' })),
    act: confirm,
    sees: ['dialog[open] [role=alert]', (t) => t('failed', { ns: 'deskDecisions' })],
  }),
);

export const Applied = meta.story(
  inState('applied', {
    ...desk,
    act: confirm,
    sees: ['[data-outcome=applied]'],
    looksLike: 'blocks/change-with-bookings/change-with-bookings-machine-Editing',
  }),
);

export const Failed = meta.story(
  inState('failed', {
    ...desk,
    ports: { api: { changeDeskException: refusing({ kind: 'server' }) } },
    act: send,
    sees: ['[data-outcome=failed]'],
    looksLike: 'blocks/change-with-bookings/change-with-bookings-machine-Editing',
  }),
);
