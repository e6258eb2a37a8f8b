import { services } from '@salonica/storybook/fixtures';
import preview from '@salonica/storybook/preview';
import { expect, fn } from 'storybook/test';
import { buttonProps } from '../button/index.ts';
import { QuickBook, type QuickBookProps } from './index.ts';

const text = {
  en: {
    title: 'Quick Book',
    other: 'Book for later',
    next: 'Next available:',
    time: 'Today, 14:30',
    none: 'Fully booked for the next 30 days',
    legend: 'Service',
    book: 'Book Appointment',
    note: 'Free to cancel up to 24 hours before',
    minutes: 'min',
    price: (amount: number) => `$${amount}`,
  },
  el: {
    title: 'Γρήγορη κράτηση',
    other: 'Κράτηση για αργότερα',
    next: 'Επόμενο διαθέσιμο:',
    time: 'Σήμερα, 14:30',
    none: 'Πλήρες για τις επόμενες 30 ημέρες',
    legend: 'Υπηρεσία',
    book: 'Κράτηση ραντεβού',
    note: 'Δωρεάν ακύρωση έως 24 ώρες πριν',
    minutes: 'λεπτά',
    price: (amount: number) => `${amount} $`,
  },
};

type Language = keyof typeof text;

const argsIn = (language: Language): Omit<QuickBookProps, 'value' | 'onValueChange'> => {
  const t = text[language];
  return {
    title: t.title,
    next: (
      <>
        {t.next} <b>{t.time}</b>
      </>
    ),
    legend: t.legend,
    services: services.slice(0, 3).map(({ id, name, duration, price }) => ({
      value: id,
      name: name[language],
      detail: `${duration} ${t.minutes}`,
      price: t.price(price),
    })),
    action: (
      <a href="#book" {...buttonProps({ size: 'l', block: true })}>
        {t.book}
      </a>
    ),
    note: t.note,
  };
};

const meta = preview.meta({
  title: 'Components/Booking/QuickBook',
  component: QuickBook,
  args: { ...argsIn('en'), value: '0', onValueChange: fn() },
});

export const Default = meta.story({ parameters: { greek: () => argsIn('el') } });

/** No time is available, so there is no dot. */
export const FullyBooked = meta.story({ args: { next: text.en.none, free: false } });

export const Visual = meta.story({
  tags: ['visual'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args, { globals }) => {
    const language = globals['language'] as Language;
    return (
      <div style={{ display: 'grid', gap: 32, maxInlineSize: 376 }}>
        <QuickBook {...args} {...argsIn(language)} />
        <QuickBook
          {...args}
          {...argsIn(language)}
          title={text[language].other}
          next={text[language].none}
          free={false}
          value="1"
        />
      </div>
    );
  },
});

/** A radio is named by its whole row; a press on the row selects it. */
export const Behaviour = meta.story({
  args: { value: undefined, defaultValue: '0' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Quick Book' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Haircut & Style 45 min $65' })).toBeChecked();
    await userEvent.click(canvas.getByText('$120'));
    await expect(canvas.getByRole('radio', { name: 'Hair Color 90 min $120' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1', { reason: 'choice' });
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Beard Trim 20 min $35' })).toBeChecked();
  },
});
