import preview from '@salonica/storybook/preview';
import type { Api } from '../../domain/api.ts';
import { type Failure, ServiceError } from '../../domain/failure.ts';
import { carryEntry } from '../../testing/carry.ts';
import { machinePage } from '../../testing/machine-page/machine-page.tsx';
import { never, stateStories } from '../../testing/machine-story.ts';
import type { Visitor } from '../../testing/visitor.ts';
import { planMoveMachine } from './plan-move-machine.ts';

const meta = preview.meta({
  title: 'Machines/Plan move',
  parameters: machinePage({
    machine: planMoveMachine,
    title: 'Machines/Plan move',
    about:
      'Moving an entry of the desk’s plan. It is sent when it is dropped and shown at its new place meanwhile. If another member changed the entry, the plan shows what it is now, and the member decides. A move can be undone.',
  }),
});

const inState = stateStories(planMoveMachine);

const desk = { path: '/desk', session: 'owner', hasVisits: true } as const;

const name = 'Yannis Tsakiris';
const note = (key: 'pending' | 'moved' | 'undone' | 'refused' | 'failed' | 'changed') =>
  `move.${key}` as const;

/** From 10:30 to 12:30. */
const later = [...Array.from({ length: 8 }, () => 'ArrowDown'), 'Enter'];

const drop = (visitor: Visitor) => carryEntry(visitor, name, later);

const undo = async (visitor: Visitor) => {
  await drop(visitor);
  await visitor.press('button', visitor.t('undo'));
};

const refusing = (failure: Failure): Partial<Api> => ({
  moveDeskBooking: () => Promise.reject(new ServiceError(failure)),
});

/** The first request succeeds, the next one never responds. */
const onlyOnce = (usual: Api): Partial<Api> => {
  let isFirst = true;
  return {
    moveDeskBooking: (request) => {
      if (!isFirst) return never();
      isFirst = false;
      return usual.moveDeskBooking(request);
    },
  };
};

export const Resting = meta.story(
  inState('resting', {
    ...desk,
    act: async ({ find }) => void (await find('[data-part="entry"]', name)),
    sees: ['[data-part="entry"]', () => name],
    looksLike: 'screens/desk-w390',
  }),
);

export const Moving = meta.story(
  inState('moving', {
    ...desk,
    ports: { api: { moveDeskBooking: never } },
    act: drop,
    sees: ['main [role="status"]', () => '12:30'],
  }),
);

export const Moved = meta.story(
  inState('moved', { ...desk, act: drop, sees: ['main button', (t) => t('undo')] }),
);

export const Undoing = meta.story(
  inState('undoing', {
    ...desk,
    ports: (usual) => ({ api: onlyOnce(usual.api) }),
    act: undo,
    sees: ['main [role="status"]', () => '10:30'],
  }),
);

export const Undone = meta.story(
  inState('undone', {
    ...desk,
    act: undo,
    sees: [
      'main [role="status"]',
      (t) => t(note('undone'), { ns: 'deskDay', name, time: '10:30', barber: '' }).slice(0, 8),
    ],
  }),
);

/** Another member changed it, and the day is read again. */
export const Checking = meta.story(
  inState('checking', {
    ...desk,
    ports: (usual) => {
      let wasRead = false;
      return {
        api: {
          ...refusing({ kind: 'stale' }),
          readDeskDay: (request) => {
            if (wasRead) return never();
            wasRead = true;
            return usual.api.readDeskDay(request);
          },
        },
      };
    },
    act: drop,
    sees: ['main [role="status"]', () => '12:30'],
  }),
);

export const Changed = meta.story(
  inState('changed', {
    ...desk,
    ports: { api: refusing({ kind: 'stale' }) },
    act: drop,
    sees: ['[role="alert"]', (t) => t(note('changed'), { ns: 'deskDay', name })],
  }),
);

export const Refused = meta.story(
  inState('refused', {
    ...desk,
    ports: { api: refusing({ kind: 'conflict', code: 'slot-taken', message: 'It is taken.' }) },
    act: drop,
    sees: ['[role="alert"]', (t) => t(note('refused'), { ns: 'deskDay', name, time: '12:30' })],
  }),
);

export const Failed = meta.story(
  inState('failed', {
    ...desk,
    ports: { api: refusing({ kind: 'server' }) },
    act: drop,
    sees: ['[role="alert"] button', (t) => t('tryAgain')],
  }),
);
