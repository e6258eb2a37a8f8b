import preview from '@salonica/storybook/preview';
import type { TFunction } from 'i18next';
import { type MachineStory, never, stateStories } from '../../testing/machine-story.ts';
import { machinePage } from '../../testing/machine-page/machine-page.tsx';
import { applicationMachine } from './application-machine.ts';
import { sentApplication, typedDraft } from './testing/sample-application.ts';

const meta = preview.meta({
  title: 'Machines/Application',
  parameters: machinePage({
    machine: applicationMachine,
    title: 'Machines/Application',
    about:
      'A salon’s application to be listed: five checked steps, sending, and what the operator decided. A refused application can be corrected and sent again.',
  }),
});

const inState = stateStories(applicationMachine);

const path = '/list-your-salon';
const draft: Pick<MachineStory, 'prepare'> = {
  prepare: ({ drafts }) => drafts.write('list-your-salon', { choices: null, personal: typedDraft }),
};

/** Goes forward in a complete draft. */
const forward =
  (steps: number): NonNullable<MachineStory['act']> =>
  async ({ find, submit, t }) => {
    const headings = ['address', 'hours', 'services', 'review'] as const;
    for (const step of headings.slice(0, steps)) {
      await submit();
      await find('main h2', t(`${step}.heading`, { ns: 'listSalon' }));
    }
  };

const heading =
  (step: 'business' | 'address' | 'hours' | 'services' | 'review') =>
  (t: TFunction): string =>
    t(`${step}.heading`, { ns: 'listSalon' });

const sent = (status: 'open' | 'refused' | 'approved') => ({
  path,
  session: 'signed-in' as const,
  ports: { api: { readApplication: async () => ({ application: sentApplication(status) }) } },
});

export const FillingBusiness = meta.story(
  inState('filling.business', { path, sees: ['main h2', heading('business')] }),
);

export const FillingAddress = meta.story(
  inState('filling.address', {
    path,
    ...draft,
    act: forward(1),
    sees: ['main h2', heading('address')],
  }),
);

export const FillingHours = meta.story(
  inState('filling.hours', {
    path,
    ...draft,
    act: forward(2),
    sees: ['main h2', heading('hours')],
  }),
);

export const FillingServices = meta.story(
  inState('filling.services', {
    path,
    ...draft,
    act: forward(3),
    sees: ['main h2', heading('services')],
  }),
);

export const FillingReview = meta.story(
  inState('filling.review', {
    path,
    ...draft,
    act: forward(4),
    sees: ['main h2', heading('review')],
  }),
);

export const Sending = meta.story(
  inState('sending', {
    path,
    ...draft,
    session: 'signed-in',
    ports: { api: { sendApplication: never } },
    async act(visitor) {
      await forward(4)(visitor);
      await visitor.submit();
    },
    sees: ['main button[aria-disabled="true"]', (t) => t('review.sending', { ns: 'listSalon' })],
  }),
);

export const UnderReview = meta.story(
  inState('underReview', {
    ...sent('open'),
    sees: ['main h2', (t) => t('underReview.title', { ns: 'listSalon', name: typedDraft.name })],
  }),
);

export const Refused = meta.story(
  inState('refused', {
    ...sent('refused'),
    sees: ['main [data-component="note"]', () => sentApplication('refused').reason ?? ''],
  }),
);

export const Approved = meta.story(
  inState('approved', {
    ...sent('approved'),
    sees: ['main h2', (t) => t('approved.title', { ns: 'listSalon', name: typedDraft.name })],
  }),
);
