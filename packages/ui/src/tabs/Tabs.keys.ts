import { type KeyboardPattern, sources } from '../../facts/keyboard.ts';

/** The keys that it answers to; each is pressed in its proofs. */
export const keys: readonly KeyboardPattern[] = [
  {
    pattern: 'Tabs',
    source: sources.tabs,
    keys: [
      { key: 'Tab', does: 'goes to the chosen tab, then to its panel' },
      { key: 'Tab', when: 'none is chosen', does: 'goes through the tabs' },
      { key: 'Shift+Tab', does: 'goes from the panel back to the chosen tab' },
      { key: 'ArrowRight', does: 'chooses the next tab; after the last comes the first' },
      { key: 'ArrowLeft', does: 'chooses the tab before; before the first is the last' },
      { key: 'ArrowRight', when: 'right to left', does: 'chooses the tab before' },
      { key: 'ArrowLeft', when: 'right to left', does: 'chooses the next tab' },
      { key: 'Home', does: 'chooses the first tab' },
      { key: 'End', does: 'chooses the last tab' },
      { key: 'Space', when: 'a tab with an address', does: 'selects the tab, without scrolling' },
      {
        key: 'Enter',
        when: 'a tab with an address',
        does: 'selects the tab, without navigating',
      },
    ],
  },
];
