import { type KeyboardPattern, sources } from '../../facts/keyboard.ts';

/** The keys that it answers to; each is pressed in its proofs. */
export const keys: readonly KeyboardPattern[] = [
  {
    pattern: 'Checkbox',
    source: sources.checkbox,
    keys: [
      { key: 'Tab', does: 'goes through days, times and buttons in the order of the rows' },
      { key: 'Space', when: 'on a day', does: 'opens or closes the day' },
    ],
  },
  {
    pattern: 'Select-only Combobox',
    source: sources.select,
    keys: [
      { key: 'ArrowDown', when: 'on a time', does: 'selects the next time' },
      { key: 'ArrowUp', when: 'on a time', does: 'selects the previous time' },
    ],
    deviations: [
      'The platform provides the list: on macOS the arrow keys open it first, on other platforms they select while it is closed.',
    ],
  },
  {
    pattern: 'Button',
    source: sources.button,
    keys: ['Enter', 'Space'].flatMap((key) => [
      {
        key,
        when: 'on "Add break"',
        does: 'divides the longest interval and goes to the time after the break',
      },
      {
        key,
        when: 'on a remove button',
        does: 'removes the interval and goes to the one before it',
      },
    ]),
  },
  {
    pattern: 'Menu Button',
    source: sources.menuButton,
    keys: [
      { key: 'Enter', when: 'on "Copy hours"', does: 'opens the days at the first' },
      { key: 'Space', when: 'on "Copy hours"', does: 'opens the days at the first' },
      { key: 'ArrowDown', when: 'on "Copy hours"', does: 'opens the days at the first' },
      { key: 'ArrowUp', when: 'on "Copy hours"', does: 'opens the days at the last' },
      { key: 'ArrowDown', when: 'on a day to copy to', does: 'goes to the next' },
      { key: 'ArrowUp', when: 'on a day to copy to', does: 'goes to the previous' },
      {
        key: 'Enter',
        when: 'on a day to copy to',
        does: 'copies the hours and returns to the button',
      },
      {
        key: 'Space',
        when: 'on a day to copy to',
        does: 'copies the hours and returns to the button',
      },
      {
        key: 'Escape',
        when: 'on a day to copy to',
        does: 'returns to the button without a copy',
      },
    ],
  },
];
