import preview from '@salonica/storybook/preview';
import { expect, fn } from 'storybook/test';
import { Calendar, type CalendarProps } from './index.ts';

type Language = 'en' | 'el';

const isSunday = (date: string): boolean => new Date(`${date}T12:00:00Z`).getUTCDay() === 0;

const sundays = { en: 'closed on Sundays', el: 'κλειστά τις Κυριακές' };
const legends = { en: 'Closed on Sundays', el: 'Κλειστά τις Κυριακές' };

const states = {
  '2025-06-17': { state: 'few', label: { en: 'few times left', el: 'λίγες ελεύθερες ώρες' } },
  '2025-06-19': { state: 'full', label: { en: 'fully booked', el: 'χωρίς ελεύθερη ώρα' } },
} as const;

const noteIn =
  (language: Language): NonNullable<CalendarProps['dayNote']> =>
  (date) => {
    if (isSunday(date)) return { state: 'closed', label: sundays[language] };
    const known = date === '2025-06-17' || date === '2025-06-19' ? states[date] : null;
    return known && { state: known.state, label: known.label[language] };
  };

const meta = preview.meta({
  title: 'Components/Booking/Calendar',
  component: Calendar,
  args: {
    today: '2025-06-10',
    max: '2025-07-10',
    value: '2025-06-14',
    onValueChange: fn(),
    dayNote: noteIn('en'),
    closedLabel: legends.en,
  },
});

export const Default = meta.story({
  parameters: { greek: () => ({ dayNote: noteIn('el'), closedLabel: legends.el }) },
});

export const NothingChosen = meta.story({ args: { value: null } });

/** Nothing is free in the rest of this month: it opens on the next one. */
export const FirstFreeMonth = meta.story({
  args: { value: null, today: '2025-06-29', max: '2025-07-29', min: '2025-07-01' },
});

const localized = (args: CalendarProps, { globals }: { globals: Record<string, unknown> }) => {
  const language = globals['language'] as Language;
  return <Calendar {...args} dayNote={noteIn(language)} closedLabel={legends[language]} />;
};

export const Visual = meta.story({
  tags: ['visual'],
  parameters: {
    chromatic: { disableSnapshot: false },
    visual: { viewports: ['w390', 'w1440'] },
  },
  render: (args, context) => <div style={{ maxInlineSize: 768 }}>{localized(args, context)}</div>,
});

const names = {
  en: {
    chosen: 'Saturday, 14 June 2025, selected',
    sunday: 'Sunday, 15 June 2025, closed on Sundays',
    today: 'Tuesday, 10 June 2025, today',
    past: 'Monday, 9 June 2025, in the past',
    july: 'July 2025',
    late: 'Friday, 11 July 2025, not open for booking yet',
    tenth: 'Thursday, 10 July 2025',
    status: 'Thursday, 10 July 2025',
  },
  el: {
    chosen: 'Σάββατο, 14 Ιουνίου 2025, επιλεγμένη',
    sunday: 'Κυριακή, 15 Ιουνίου 2025, κλειστά τις Κυριακές',
    today: 'Τρίτη, 10 Ιουνίου 2025, σήμερα',
    past: 'Δευτέρα, 9 Ιουνίου 2025, έχει περάσει',
    july: 'Ιούλιος 2025',
    late: 'Παρασκευή, 11 Ιουλίου 2025, δεν δέχεται ακόμη κρατήσεις',
    tenth: 'Πέμπτη, 10 Ιουλίου 2025',
    status: 'Πέμπτη, 10 Ιουλίου 2025',
  },
};

/** The keys of a grid; unavailable days are focusable and show why. */
export const Behaviour = meta.story({
  args: { value: undefined, defaultValue: '2025-06-14' },
  render: localized,
  play: async ({ args, canvas, globals, userEvent }) => {
    const t = names[globals['language'] as Language];
    const day = (name: string) => canvas.getByRole('button', { name });

    day(t.chosen).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(day(t.sunday)).toHaveFocus();
    await expect(day(t.sunday)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).not.toHaveBeenCalled();

    await userEvent.keyboard('{Home}');
    await expect(day(t.past)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(day(t.today)).toHaveFocus();

    await userEvent.keyboard('{PageDown}');
    await expect(canvas.getByRole('grid', { name: t.july })).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(day(t.late)).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft} ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2025-07-10', {
      reason: 'press',
    });
    await expect(canvas.getByText(t.status)).toBeVisible();

    const stops = canvas
      .getByRole('grid')
      .querySelectorAll<HTMLElement>('button:not([tabindex="-1"])');
    await expect(stops).toHaveLength(1);
  },
});

/** Pressing the selected day clears it. */
export const BehaviourClear = meta.story({
  args: { value: undefined, defaultValue: '2025-06-14' },
  render: localized,
  play: async ({ args, canvas, globals, userEvent }) => {
    const t = names[globals['language'] as Language];
    await userEvent.click(canvas.getByRole('button', { name: t.chosen }));
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null, { reason: 'clear' });
    const free = t.chosen.split(', ').slice(0, 2).join(', ');
    await expect(canvas.getByRole('button', { name: free })).toBeVisible();
  },
});

/**
 * A full day is focusable but not selectable; one with few times left is selectable; both have a
 * note.
 */
export const BehaviourNotes = meta.story({
  args: { value: undefined, defaultValue: '2025-06-14' },
  render: localized,
  play: async ({ args, canvas, globals, userEvent }) => {
    const greek = globals['language'] === 'el';
    const full = canvas.getByRole('button', {
      name: greek
        ? 'Πέμπτη, 19 Ιουνίου 2025, χωρίς ελεύθερη ώρα'
        : 'Thursday, 19 June 2025, fully booked',
    });
    await expect(full).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(full);
    await expect(args.onValueChange).not.toHaveBeenCalled();
    const few = canvas.getByRole('button', {
      name: greek
        ? 'Τρίτη, 17 Ιουνίου 2025, λίγες ελεύθερες ώρες'
        : 'Tuesday, 17 June 2025, few times left',
    });
    await userEvent.click(few);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2025-06-17', {
      reason: 'press',
    });
  },
});
