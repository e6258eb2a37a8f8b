import { type KeyboardPattern, sources } from '../../facts/keyboard.ts';

/** The keys that it answers to; each is pressed in its proofs. */
export const keys: readonly KeyboardPattern[] = [
  {
    pattern: 'Date Picker Grid',
    source: sources.datePicker,
    keys: [
      {
        key: 'Tab',
        does: 'goes to the month buttons, then to one day: the selected one, else today or the first free one; then out',
      },
      { key: 'ArrowRight', does: 'goes to the next day, into the next month too' },
      { key: 'ArrowLeft', does: 'goes to the previous day, into the previous month too' },
      { key: 'ArrowDown', does: 'goes to the same day of the next week' },
      { key: 'ArrowUp', does: 'goes to the same day of the previous week' },
      { key: 'ArrowRight', when: 'right to left', does: 'goes to the previous day' },
      { key: 'ArrowLeft', when: 'right to left', does: 'goes to the next day' },
      { key: 'Home', does: 'goes to the Monday of the week' },
      { key: 'End', does: 'goes to the Sunday of the week' },
      { key: 'PageDown', does: 'goes to the same day of the next month' },
      { key: 'PageUp', does: 'goes to the same day of the previous month' },
      { key: 'Shift+PageDown', does: 'goes to the same day of the next year' },
      { key: 'Shift+PageUp', does: 'goes to the same day of the previous year' },
      { key: 'Enter', does: 'selects the day, or clears the selection' },
      { key: 'Space', does: 'selects the day, or clears the selection' },
      {
        key: 'Enter',
        when: 'on an unavailable day',
        does: 'selects nothing; the name of the day contains the reason',
      },
    ],
    deviations: [
      'The calendar is in the page and not in a dialog, so Escape has no effect.',
      'There are buttons for months only, because bookings are never years ahead.',
    ],
  },
];
