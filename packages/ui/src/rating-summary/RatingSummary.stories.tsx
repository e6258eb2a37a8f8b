import preview from '@salonica/storybook/preview';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { RatingSummary, type RatingStars, type RatingSummaryProps } from './index.ts';
import { el, en } from './RatingSummary.messages.ts';

const counts = { 5: 189, 4: 31, 3: 9, 2: 4, 1: 1 };
const none = { 5: 0, 4: 0, 3: 0, 2: 0, 1: 0 };

const meta = preview.meta({
  title: 'Components/Salons/RatingSummary',
  component: RatingSummary,
  args: { value: 4.7, counts },
});

export const Default = meta.story();

/** Rows that filter are buttons. */
export const Filter = meta.story({ args: { selected: 4, onSelectedChange: fn() } });

export const NoReviews = meta.story({ args: { value: null, counts: none } });

export const Visual = meta.story({
  tags: ['visual'],
  parameters: {
    chromatic: { disableSnapshot: false },
    visual: { viewports: ['w390', 'w1440'] },
  },
  render: () => (
    <div style={{ display: 'grid', gap: 40, maxInlineSize: 640 }}>
      <RatingSummary value={4.7} counts={counts} />
      <RatingSummary
        value={4.9}
        counts={{ ...counts, 5: 12_480 }}
        selected={4}
        onSelectedChange={() => {}}
      />
      <RatingSummary value={null} counts={none} />
    </div>
  ),
});

function Filtering({ onSelectedChange, ...rest }: RatingSummaryProps) {
  const [selected, setSelected] = useState<RatingStars | null>(null);
  return (
    <RatingSummary
      {...rest}
      selected={selected}
      onSelectedChange={(next, details) => {
        onSelectedChange?.(next, details);
        setSelected(next);
      }}
    />
  );
}

export const Behaviour = meta.story({
  args: { onSelectedChange: fn() },
  render: (args) => <Filtering {...args} />,
  play: async ({ args, canvas, globals, userEvent }) => {
    const greek = globals['language'] === 'el';
    const t = greek ? el : en;
    await expect(
      canvas.getByRole('img', { name: greek ? '4,7 στα 5' : '4.7 out of 5' }),
    ).toBeVisible();
    await expect(canvas.getByText(t.reviews({ count: 234, written: '234' }))).toBeVisible();
    const rows = canvas.getAllByRole('button');
    await expect(rows).toHaveLength(5);
    await expect(rows[0]).toHaveAccessibleName(
      greek ? '5 αστέρια 189 κριτικές, 81%' : '5 stars 189 reviews, 81%',
    );
    await expect(rows[4]).toHaveAccessibleName(
      greek ? '1 αστέρι 1 κριτική, <1%' : '1 star 1 review, <1%',
    );

    const four = canvas.getByRole('button', { name: new RegExp(`^${t.stars({ stars: 4 })}`) });
    await userEvent.click(four);
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(4, { reason: 'choice' });
    await expect(four).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(four);
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(null, { reason: 'clear' });
    await expect(four).toHaveAttribute('aria-pressed', 'false');
  },
});
