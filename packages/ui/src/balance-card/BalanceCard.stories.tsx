import preview from '@salonica/storybook/preview';
import Banknote from 'lucide-react/icons/banknote';
import Plus from 'lucide-react/icons/plus';
import { expect } from 'storybook/test';
import { BrandMark } from '../brand-mark/index.ts';
import { Button, buttonProps } from '../button/index.ts';
import { BalanceCard } from './index.ts';

const text = {
  en: {
    label: 'Available balance',
    amount: '$125.50',
    large: '$1,234,567,890.50',
    holder: 'Eleni Vasiliou',
    add: 'Add money',
    withdraw: 'Withdraw',
  },
  el: {
    label: 'Διαθέσιμο υπόλοιπο',
    amount: '125,50 $',
    large: '1.234.567.890,50 $',
    holder: 'Ελένη Βασιλείου',
    add: 'Προσθήκη χρημάτων',
    withdraw: 'Ανάληψη',
  },
};

const actionsOf = (t: (typeof text)['en']) => (
  <>
    <Button startIcon={<Plus aria-hidden="true" />}>{t.add}</Button>
    <a href="#withdraw" {...buttonProps({ variant: 'secondary' })}>
      <Banknote aria-hidden="true" />
      {t.withdraw}
    </a>
  </>
);

const meta = preview.meta({
  title: 'Components/Account/BalanceCard',
  component: BalanceCard,
  args: {
    label: text.en.label,
    amount: text.en.amount,
    holder: text.en.holder,
    mark: <BrandMark size={28} />,
    actions: actionsOf(text.en),
  },
});

export const Default = meta.story({
  parameters: {
    greek: () => ({
      label: text.el.label,
      amount: text.el.amount,
      holder: text.el.holder,
      actions: actionsOf(text.el),
    }),
  },
});

export const Visual = meta.story({
  tags: ['visual'],
  parameters: {
    chromatic: { disableSnapshot: false },
    visual: { viewports: ['w390', 'w1440'] },
  },
  render: (_, { globals }) => {
    const t = text[globals['language'] as keyof typeof text];
    return (
      <div style={{ display: 'grid', gap: 24, maxInlineSize: 536 }}>
        <BalanceCard
          label={t.label}
          amount={t.amount}
          holder={t.holder}
          mark={<BrandMark size={28} />}
          actions={actionsOf(t)}
        />
        <BalanceCard label={t.label} amount={t.large} />
      </div>
    );
  },
});

/** The amount is announced with its label; nothing overflows at 280 px. */
export const Behaviour = meta.story({
  args: { amount: text.en.large },
  render: (args) => (
    <div style={{ inlineSize: 280 }}>
      <BalanceCard {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('term')).toHaveTextContent('Available balance');
    await expect(canvas.getByRole('definition')).toHaveTextContent('$1,234,567,890.50');
    const card = canvasElement.querySelector('[data-component="balance-card"]');
    await expect(card?.scrollWidth).toBeLessThanOrEqual(280);
    for (const button of [canvas.getByRole('button'), canvas.getByRole('link')]) {
      await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(
        card?.getBoundingClientRect().right ?? 0,
      );
    }
  },
});
