import preview from '@salonica/storybook/preview';
import { expect } from 'storybook/test';
import { OpeningHours, type OpeningHoursProps } from './index.ts';

const text = {
  en: {
    weekdays: 'Monday – Friday',
    saturday: 'Saturday',
    sunday: 'Sunday',
    open: 'Open now, until 18:00',
    shut: 'Closed now, opens tomorrow at 09:00',
  },
  el: {
    weekdays: 'Δευτέρα – Παρασκευή',
    saturday: 'Σάββατο',
    sunday: 'Κυριακή',
    open: 'Ανοιχτά τώρα, έως 18:00',
    shut: 'Κλειστά τώρα, ανοίγει αύριο στις 09:00',
  },
};

type Language = keyof typeof text;

const hours = '09:00 – 18:00';

const rowsIn = (language: Language, isSunday = false): OpeningHoursProps['rows'] => [
  { days: text[language].weekdays, hours, today: !isSunday },
  { days: text[language].saturday, hours },
  { days: text[language].sunday, hours: null, today: isSunday },
];

const meta = preview.meta({
  title: 'Components/Salons/OpeningHours',
  component: OpeningHours,
  args: { rows: rowsIn('en'), status: text.en.open, open: true },
});

export const Default = meta.story({
  parameters: { greek: () => ({ rows: rowsIn('el'), status: text.el.open }) },
});

export const Closed = meta.story({
  args: { rows: rowsIn('en', true), status: text.en.shut, open: false },
});

export const Visual = meta.story({
  tags: ['visual'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (_, { globals }) => {
    const language = globals['language'] as Language;
    return (
      <div style={{ display: 'grid', gap: 32, maxInlineSize: 328 }}>
        <OpeningHours rows={rowsIn(language)} status={text[language].open} open />
        <OpeningHours rows={rowsIn(language, true)} status={text[language].shut} />
      </div>
    );
  },
});

/** The current day and a closed day are marked by words. */
export const Behaviour = meta.story({
  args: { rows: rowsIn('en', true), status: text.en.shut, open: false },
  play: async ({ canvas, canvasElement, globals }) => {
    const greek = globals['language'] === 'el';
    const today = canvasElement.querySelectorAll('[aria-current="date"]');
    await expect(today).toHaveLength(1);
    await expect(today[0]).toHaveTextContent(
      greek ? /^Sunday Σήμερα\s*Κλειστά$/ : /^Sunday Today\s*Closed$/,
    );
    await expect(canvas.getAllByRole('term')).toHaveLength(3);
  },
});
