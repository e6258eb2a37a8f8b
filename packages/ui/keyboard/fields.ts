import { sources } from './sources.ts';
import type { KeyboardPattern } from './types.ts';

/** What is written into. The keys of editing are the platform's and not listed. */
export const fieldPatterns: readonly KeyboardPattern[] = [
  {
    component: 'text-field',
    pattern: 'Implicit submission',
    source: sources.submission,
    keys: [
      { key: 'Tab', does: 'goes to the field' },
      { key: 'Enter', does: 'sends the form that the field stands in' },
    ],
  },
  {
    component: 'text-area',
    pattern: 'Text area',
    source: sources.textArea,
    keys: [
      { key: 'Enter', does: 'begins a new line' },
      { key: 'Tab', does: 'leaves the field and writes nothing' },
    ],
  },
  {
    component: 'password-field',
    pattern: 'Button',
    source: sources.button,
    keys: [
      { key: 'Tab', does: 'goes from the field to the button that shows the password' },
      {
        key: 'Enter',
        when: 'on the button',
        does: 'shows or hides the password; the focus stays on the button',
      },
      {
        key: 'Space',
        when: 'on the button',
        does: 'shows or hides the password; the focus stays on the button',
      },
      { key: 'Enter', when: 'in the field', does: 'sends the form; the password stays hidden' },
    ],
  },
  {
    component: 'search-field',
    pattern: 'Search field',
    source: sources.searchField,
    keys: [
      { key: 'Enter', does: 'sends the form that the field stands in' },
      { key: 'Escape', does: 'clears the field; a dialog around it stays open' },
      {
        key: 'Escape',
        when: 'empty',
        does: 'is left to what stands around the field, such as a dialog',
      },
      { key: 'Tab', does: 'goes on to the button that clears, while there is something to clear' },
      {
        key: 'Enter',
        when: 'on the button that clears',
        does: 'clears and goes back to the field',
      },
      {
        key: 'Space',
        when: 'on the button that clears',
        does: 'clears and goes back to the field',
      },
    ],
  },
  {
    component: 'search-bar',
    pattern: 'Implicit submission',
    source: sources.submission,
    keys: [
      { key: 'Tab', does: 'goes from field to field, then to the button' },
      { key: 'Enter', does: 'searches, from every field and from the button' },
    ],
  },
  {
    component: 'chat-pane',
    pattern: 'Log',
    source: sources.log,
    keys: [
      { key: 'Enter', when: 'in the text box', does: 'sends what is written and stays in the box' },
      { key: 'Shift+Enter', when: 'in the text box', does: 'begins a new line' },
      {
        key: 'Enter',
        when: 'in the text box with only space',
        does: 'sends nothing and writes nothing',
      },
      {
        key: 'Tab',
        does: 'goes to the messages, then to the text box, then to the button that sends',
      },
      { key: 'ArrowUp', when: 'on the messages', does: 'scrolls back' },
      { key: 'Home', when: 'on the messages', does: 'scrolls to the first message' },
      { key: 'End', when: 'on the messages', does: 'scrolls to the last message' },
      {
        key: 'Enter',
        when: 'on the button that counts new messages',
        does: 'scrolls to the last message and goes to the messages',
      },
    ],
    deviations: [
      'Enter sends instead of breaking the line, as in every chat; the text box says so to whoever listens.',
    ],
  },
];
