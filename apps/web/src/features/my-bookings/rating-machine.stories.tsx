import preview from '@salonica/storybook/preview';
import { type MachineStory, never, stateStories } from '../../testing/machine-story.ts';
import { machinePage } from '../../testing/machine-page/machine-page.tsx';
import { PastVisit } from './PastVisit.tsx';
import { ratingMachine } from './rating-machine.ts';
import { aboutBooking } from './testing/story-part.ts';

const meta = preview.meta({
  title: 'Machines/Rating',
  parameters: machinePage({
    machine: ratingMachine,
    title: 'Machines/Rating',
    about:
      'The rating of one visit. The machine saves each choice immediately; of several choices made during a request it keeps only the latest. It shows a rating from another tab before replacing it.',
  }),
});

const inState = stateStories(ratingMachine);

const visit = aboutBooking('past', (booking) => <PastVisit booking={booking} />);

const giveThreeStars: MachineStory['act'] = ({ press }) => press('input[value="3"]');

export const Resting = meta.story(
  inState('resting', { ...visit, sees: ['legend', (t) => t('rating.given', { ns: 'bookings' })] }),
);

export const Saving = meta.story(
  inState('saving', {
    ...visit,
    ports: { api: { rateBooking: never } },
    act: giveThreeStars,
    sees: ['[data-status="saving"]', (t) => t('rating.saving', { ns: 'bookings' })],
  }),
);

export const Saved = meta.story(
  inState('saved', {
    ...visit,
    act: giveThreeStars,
    sees: ['[data-status="saved"]', (t) => t('rating.saved', { ns: 'bookings' })],
  }),
);

export const Failed = meta.story(
  inState('failed', {
    ...visit,
    ports: { api: { rateBooking: () => Promise.reject(new Error('The server is away')) } },
    act: giveThreeStars,
    sees: ['[data-status="failed"]', (t) => t('rating.failed', { ns: 'bookings' })],
  }),
);

/** Another tab rated the same visit meanwhile. */
export const Changed = meta.story(
  inState('changed', {
    ...visit,
    async act(visitor) {
      visitor.app.elsewhere.change('earlier-3', { rating: 1 });
      await giveThreeStars(visitor);
    },
    sees: ['[data-status="changed"]', (t) => t('rating.saveMine', { ns: 'bookings' })],
  }),
);
