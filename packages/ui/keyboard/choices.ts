import { sources } from './sources.ts';
import type { KeyboardKey, KeyboardPattern } from './types.ts';

/** Native radios: one tab stop, and arrows that choose. */
const radioKeys: readonly KeyboardKey[] = [
  {
    key: 'Tab',
    does: 'goes to the chosen one, else to the first, and from there out of the group',
  },
  { key: 'Shift+Tab', does: 'goes back out of the group' },
  { key: 'Space', does: 'chooses the one with the focus' },
  {
    key: 'ArrowRight',
    does: 'goes to the next one and chooses it; after the last comes the first',
  },
  { key: 'ArrowDown', does: 'goes to the next one and chooses it; after the last comes the first' },
  { key: 'ArrowLeft', does: 'goes to the one before and chooses it; before the first is the last' },
  { key: 'ArrowUp', does: 'goes to the one before and chooses it; before the first is the last' },
];

function radioGroup(component: string, keys = radioKeys): KeyboardPattern {
  return { component, pattern: 'Radio Group', source: sources.radio, keys };
}

/** What is chosen: radios, boxes to tick, days and options. */
export const choicePatterns: readonly KeyboardPattern[] = [
  radioGroup('radio-card'),
  radioGroup('barber-card'),
  radioGroup('quick-book'),
  {
    // One is always chosen, and it is where Tab leads to.
    ...radioGroup(
      'segmented-control',
      radioKeys.filter(({ key }) => key !== 'Space'),
    ),
    deviations: ['Space has nothing to do: one segment is always chosen, and the focus is on it.'],
  },
  {
    component: 'star-rating',
    pattern: 'Radio Group',
    source: sources.ratingRadio,
    keys: [
      ...radioKeys,
      {
        key: 'Enter',
        when: 'on the button that clears',
        does: 'takes the rating back and goes to the first star',
      },
    ],
    deviations: [
      'No rating is a button and not one more radio: a group without a choice is how it begins.',
    ],
  },
  {
    component: 'slot-grid',
    pattern: 'Radio Group',
    source: sources.radio,
    keys: [
      ...radioKeys,
      {
        key: 'ArrowRight',
        when: 'before a taken time',
        does: 'goes to the taken time, which is named as taken, and leaves the choice as it is',
      },
      { key: 'Space', when: 'on a taken time', does: 'chooses nothing' },
    ],
    deviations: [
      'Up and Down follow the order of the day, not the column: it is one list of times, drawn in rows.',
      'A taken time takes the focus without being chosen, so that the whole day can be heard.',
    ],
  },
  {
    component: 'checkbox',
    pattern: 'Checkbox',
    source: sources.checkbox,
    keys: [
      { key: 'Tab', does: 'goes to the box' },
      { key: 'Space', does: 'ticks the box or takes the tick away' },
    ],
  },
  {
    component: 'select',
    pattern: 'Select-only Combobox',
    source: sources.select,
    keys: [
      { key: 'ArrowDown', does: 'chooses the next option and stops at the last' },
      { key: 'ArrowUp', does: 'chooses the option before and stops at the first' },
      { key: 'Home', does: 'chooses the first option' },
      { key: 'End', does: 'chooses the last option' },
      { key: 'a–z', does: 'chooses the next option that begins with the letters' },
    ],
    deviations: [
      'The list is the platform’s own: on a Mac the arrows open it first, everywhere else they choose while it is closed.',
    ],
  },
  {
    component: 'calendar',
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
