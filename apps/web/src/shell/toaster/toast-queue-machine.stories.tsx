import preview from '@salonica/storybook/preview';
import { type MachineStory, stateStories } from '../../testing/machine-story.ts';
import { machinePage } from '../../testing/machine-page/machine-page.tsx';
import { Header } from '../header/Header.tsx';
import { toastQueueMachine } from './toast-queue-machine.ts';
import { Toaster } from './Toaster.tsx';

const meta = preview.meta({
  title: 'Machines/Toast queue',
  parameters: machinePage({
    machine: toastQueueMachine,
    title: 'Machines/Toast queue',
    about:
      'One message at a time, for as long as it takes to read; a new one replaces it at once. The timer pauses while the pointer or the focus is on the message, and a failure with an action stays, or is shown again, until the user responds.',
  }),
});

const inState = stateStories(toastQueueMachine);

const overPage = {
  path: '/',
  part: {
    element: (
      <>
        <Header />
        <Toaster />
      </>
    ),
    namespaces: ['auth', 'salon'],
  },
} satisfies Partial<MachineStory>;

const welcome: MachineStory['prepare'] = ({ toasts, language }) => {
  const { t } = language.i18n;
  toasts.show({
    id: 'auth',
    tone: 'success',
    title: t('toasts.signedIn.title', { ns: 'auth' }),
    description: t('toasts.signedIn.message', { ns: 'auth' }),
  });
};

const welcomed: MachineStory['sees'] = [
  '[data-component="toast"]',
  (t) => t('toasts.signedIn.title', { ns: 'auth' }),
];

export const Empty = meta.story(inState('empty', { ...overPage, sees: ['header'] }));

export const VisibleRunning = meta.story(
  inState('visible.running', { ...overPage, prepare: welcome, sees: welcomed }),
);

/** The focus is on the message. */
export const VisibleHeld = meta.story(
  inState('visible.held', {
    ...overPage,
    prepare: welcome,
    act: async ({ find }) => (await find('[data-component="toast"] button')).focus(),
    sees: welcomed,
  }),
);

export const VisibleLasting = meta.story(
  inState('visible.lasting', {
    ...overPage,
    prepare: ({ toasts, language }) => {
      const { t } = language.i18n;
      toasts.show({
        id: 'auth',
        tone: 'danger',
        title: t('toasts.somethingWrong', { ns: 'auth' }),
        action: { label: t('tryAgain'), run: () => undefined },
      });
    },
    sees: ['[data-part="action"] button', (t) => t('tryAgain')],
  }),
);
