import preview from '@salonica/storybook/preview';
import { expect, fn } from 'storybook/test';
import { Grid } from '../grid/index.ts';
import { ToggleCard } from './index.ts';

const text = {
  en: [
    ['Haircut & Style', '45 min', '$65'],
    ['Hair Color', '90 min', '$120'],
    ['Beard Trim', '20 min', '$35'],
    ['Highlights', '120 min', '$140'],
  ],
  el: [
    ['Κούρεμα & χτένισμα', '45 λεπτά', '65 $'],
    ['Βαφή μαλλιών', '90 λεπτά', '120 $'],
    ['Περιποίηση γενειάδας', '20 λεπτά', '35 $'],
    ['Ανταύγειες', '120 λεπτά', '140 $'],
  ],
} as const;

const meta = preview.meta({
  title: 'Components/Forms/ToggleCard',
  component: ToggleCard,
  args: { title: 'Haircut & Style', text: '45 min', price: '$65', onPressedChange: fn() },
});

export const Default = meta.story({
  parameters: {
    greek: () => ({ title: text.el[0][0], text: text.el[0][1], price: text.el[0][2] }),
  },
});

export const Pressed = meta.story({ args: { defaultPressed: true } });

export const Visual = meta.story({
  tags: ['visual'],
  parameters: {
    chromatic: { disableSnapshot: false },
    visual: { viewports: ['w390', 'w1440'] },
  },
  render: (_, { globals }) => (
    <Grid columns={4}>
      {text[globals['language'] as keyof typeof text].map(([title, minutes, price], index) => (
        <ToggleCard
          key={title}
          title={title}
          text={minutes}
          price={price}
          defaultPressed={index === 1}
        />
      ))}
    </Grid>
  ),
});

/** A press turns it on, a second one off. */
export const Behaviour = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const card = canvas.getByRole('button', { name: /Haircut & Style.*45 min.*\$65/ });
    await expect(card).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(card);
    await expect(card).toHaveAttribute('aria-pressed', 'true');
    await expect(args.onPressedChange).toHaveBeenLastCalledWith(true, { reason: 'press' });
    await userEvent.keyboard('{Enter}');
    await expect(card).toHaveAttribute('aria-pressed', 'false');
    await expect(args.onPressedChange).toHaveBeenLastCalledWith(false, { reason: 'press' });
  },
});
