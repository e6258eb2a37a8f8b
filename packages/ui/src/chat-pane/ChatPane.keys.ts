import { type KeyboardPattern, sources } from '../../facts/keyboard.ts';

/** The keys that it answers to; each is pressed in its proofs. */
export const keys: readonly KeyboardPattern[] = [
  {
    pattern: 'Log',
    source: sources.log,
    keys: [
      { key: 'Enter', when: 'in the text box', does: 'sends the text and stays in the box' },
      { key: 'Shift+Enter', when: 'in the text box', does: 'begins a new line' },
      {
        key: 'Enter',
        when: 'in the text box with only whitespace',
        does: 'sends nothing and adds no line',
      },
      {
        key: 'Tab',
        does: 'goes to the messages, then to the text box, then to the send button',
      },
      { key: 'ArrowUp', when: 'on the messages', does: 'scrolls to older messages' },
      { key: 'Home', when: 'on the messages', does: 'scrolls to the first message' },
      { key: 'End', when: 'on the messages', does: 'scrolls to the last message' },
      {
        key: 'Enter',
        when: 'on the button that counts new messages',
        does: 'scrolls to the last message and moves the focus to the messages',
      },
    ],
    deviations: [
      'Enter sends the message instead of adding a line, as in other chats; the description of the text box says so.',
    ],
  },
];
