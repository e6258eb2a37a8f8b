import { type KeyboardPattern, sources } from '../../facts/keyboard.ts';

/** The keys that it answers to; each is pressed in its proofs. */
export const keys: readonly KeyboardPattern[] = [
  {
    pattern: 'Menu Button',
    source: sources.menuButton,
    keys: [
      { key: 'Enter', when: 'on the button', does: 'opens the menu at its first item' },
      { key: 'Space', when: 'on the button', does: 'opens the menu at its first item' },
      { key: 'ArrowDown', when: 'on the button', does: 'opens the menu at its first item' },
      { key: 'ArrowUp', when: 'on the button', does: 'opens the menu at its last item' },
    ],
  },
  {
    pattern: 'Menu',
    source: sources.menu,
    keys: [
      { key: 'ArrowDown', does: 'goes to the next item; after the last, the first' },
      { key: 'ArrowUp', does: 'goes to the previous item; before the first, the last' },
      { key: 'Home', does: 'goes to the first item' },
      { key: 'End', does: 'goes to the last item' },
      {
        key: 'a–z',
        does: 'goes to the next item that begins with the letters, Greek without accents',
      },
      { key: 'Enter', does: 'closes the menu, returns to the button and runs the item' },
      { key: 'Space', does: 'closes the menu, returns to the button and runs the item' },
      { key: 'Space', when: 'on a link', does: 'closes the menu and follows the link' },
      { key: 'Enter', when: 'on a disabled item', does: 'does nothing' },
      { key: 'Escape', does: 'closes the menu, and only the menu, and returns to the button' },
      { key: 'Tab', does: 'closes the menu and continues from the button' },
    ],
    deviations: [
      'Space on a checkable item also closes the menu: the page shows the change, and every item closes the menu.',
    ],
  },
];
