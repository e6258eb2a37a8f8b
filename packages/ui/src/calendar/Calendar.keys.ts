import { type KeyboardPattern, sources } from '../../facts/keyboard.ts';

/** The keys that it answers to; each is pressed in its proofs. */
export const keys: readonly KeyboardPattern[] = [
  {
    pattern: 'Date Picker Grid',
    source: sources.datePicker,
    keys: [
      {
        key: 'Tab',
        does: 'goes to the month buttons, then to one day: the chosen one, else today or the first free one; then out',
      },
      { key: 'ArrowRight', does: 'goes to the next day, into the next month too' },
      { key: 'ArrowLeft', does: 'goes to the day before, into the month before too' },
      { key: 'ArrowDown', does: 'goes to the same day of the next week' },
      { key: 'ArrowUp', does: 'goes to the same day of the week before' },
      { key: 'ArrowRight', when: 'right to left', does: 'goes to the day before' },
      { key: 'ArrowLeft', when: 'right to left', does: 'goes to the next day' },
      { key: 'Home', does: 'goes to the Monday of the week' },
      { key: 'End', does: 'goes to the Sunday of the week' },
      { key: 'PageDown', does: 'goes to the same day of the next month' },
      { key: 'PageUp', does: 'goes to the same day of the month before' },
      { key: 'Shift+PageDown', does: 'goes to the same day of the next year' },
      { key: 'Shift+PageUp', does: 'goes to the same day of the year before' },
      { key: 'Enter', does: 'chooses the day, or clears the choice where it is chosen' },
      { key: 'Space', does: 'chooses the day, or clears the choice where it is chosen' },
      {
        key: 'Enter',
        when: 'on a day that cannot be chosen',
        does: 'chooses nothing; the name of the day says why',
      },
    ],
    deviations: [
      'It stands in the page and not in a dialog, so Escape has nothing to close.',
      'There are buttons for the month only: nobody books years ahead.',
    ],
  },
];
