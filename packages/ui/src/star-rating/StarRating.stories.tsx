import preview from '@salonica/storybook/preview';
import { expect } from 'storybook/test';
import { StarRating } from './index.ts';

const meta = preview.meta({
  title: 'Components/Salons/StarRating',
  component: StarRating,
  args: { value: 4.8, count: 234 },
});

export const Default = meta.story();

export const Stars = meta.story({ args: { value: 4, count: undefined, variant: 'stars' } });

/** Fractions of a star are shown exactly. */
export const PartOfAStar = meta.story({ args: { value: 3.4, variant: 'stars' } });

export const Visual = meta.story({
  tags: ['visual'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      <StarRating value={4.9} count={234} />
      <StarRating value={4.7} />
      <StarRating value={5} count={12_480} />
      <StarRating value={4} variant="stars" />
      <StarRating value={3.4} variant="stars" count={1} />
      <StarRating value={0} variant="stars" count={0} />
    </div>
  ),
});

export const Behaviour = meta.story({
  play: async ({ canvas, globals }) => {
    const name =
      globals['language'] === 'el' ? '4,8 στα 5, 234 κριτικές' : '4.8 out of 5, 234 reviews';
    await expect(canvas.getByRole('img', { name })).toBeVisible();
  },
});
