import preview from '@salonica/storybook/preview';
import { expect } from 'storybook/test';
import { Stack } from '../stack/index.ts';
import { BarChart, type BarChartProps } from './index.ts';

const texts = {
  en: {
    services: {
      label: 'Revenue by service',
      labelHeading: 'Service',
      valueHeading: 'Revenue',
      names: ['Haircut & Style', 'Hair Color', 'Beard Trim', 'Highlights'],
      texts: ['$1,950', '$1,200', '$350', '$0'],
    },
    days: { label: 'Bookings by day', labelHeading: 'Day', valueHeading: 'Bookings' },
  },
  el: {
    services: {
      label: 'Έσοδα ανά υπηρεσία',
      labelHeading: 'Υπηρεσία',
      valueHeading: 'Έσοδα',
      names: ['Κούρεμα & χτένισμα', 'Βαφή μαλλιών', 'Περιποίηση γενειάδας', 'Ανταύγειες'],
      texts: ['1.950 $', '1.200 $', '350 $', '0 $'],
    },
    days: { label: 'Κρατήσεις ανά ημέρα', labelHeading: 'Ημέρα', valueHeading: 'Κρατήσεις' },
  },
} as const;

type Language = keyof typeof texts;

const amounts = [1950, 1200, 350, 0];

function servicesIn(language: Language): Omit<BarChartProps, 'ref'> {
  const { names, texts: values, ...headings } = texts[language].services;
  return {
    ...headings,
    bars: names.map((label, index) => ({
      id: String(index),
      label,
      value: amounts[index] ?? 0,
      text: values[index] ?? '',
    })),
  };
}

function daysIn(language: Language): Omit<BarChartProps, 'ref'> {
  return {
    ...texts[language].days,
    variant: 'columns',
    bars: Array.from({ length: 30 }, (_, index) => ({
      id: String(index),
      label: `${index + 1}/11`,
      shortLabel: index % 5 === 0 ? `${index + 1}/11` : '',
      value: (index * 7) % 13,
      text: String((index * 7) % 13),
    })),
  };
}

const meta = preview.meta({
  title: 'Components/Layout/BarChart',
  component: BarChart,
  args: servicesIn('en'),
});

export const Default = meta.story({ parameters: { greek: () => servicesIn('el') } });

export const Columns = meta.story({
  args: daysIn('en'),
  parameters: { greek: () => daysIn('el') },
});

/** Both forms, and bars against a fixed maximum. */
export const Visual = meta.story({
  tags: ['visual'],
  parameters: {
    chromatic: { disableSnapshot: false },
    visual: { viewports: ['w390', 'w1440'] },
  },
  render: (_, { globals }) => {
    const language = globals['language'] === 'el' ? 'el' : 'en';
    return (
      <Stack gap={40}>
        <BarChart {...servicesIn(language)} />
        <BarChart {...servicesIn(language)} labelHidden max={4000} />
        <BarChart {...daysIn(language)} />
      </Stack>
    );
  },
});

/** Screen readers read a table; the length of a bar is its share. */
export const Behaviour = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('table', { name: 'Revenue by service' })).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(5);
    await expect(canvas.getByRole('rowheader', { name: 'Hair Color' })).toBeVisible();
    const widths = [...canvasElement.querySelectorAll('rect')].map((bar) =>
      bar.getAttribute('width'),
    );
    await expect(widths).toEqual(['100%', '61.538%', '17.949%', '0%']);
  },
});

/** Columns have the same values behind a press. */
export const BehaviourColumns = meta.story({
  args: daysIn('en'),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const table = canvas.getByRole('table', { name: 'Bookings by day' });
    await expect(table).not.toBeVisible();
    const summary = canvasElement.querySelector('summary');
    if (summary === null) throw new Error('The table is behind a press.');
    await userEvent.click(summary);
    await expect(table).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(31);
  },
});
