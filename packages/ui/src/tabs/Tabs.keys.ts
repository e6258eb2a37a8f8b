import { type KeyboardPattern, sources } from '../../facts/keyboard.ts';

/** The keys that it answers to; each is pressed in its proofs. */
export const keys: readonly KeyboardPattern[] = [
  {
    pattern: 'Tabs',
    source: sources.tabs,
    keys: [
      { key: 'Tab', does: 'goes to the selected tab, then to its panel' },
      { key: 'Tab', when: 'no tab is selected', does: 'goes through the tabs' },
      { key: 'Shift+Tab', does: 'goes from the panel back to the selected tab' },
      { key: 'ArrowRight', does: 'selects the next tab; after the last, the first' },
      { key: 'ArrowLeft', does: 'selects the previous tab; before the first, the last' },
      { key: 'ArrowRight', when: 'right to left', does: 'selects the previous tab' },
      { key: 'ArrowLeft', when: 'right to left', does: 'selects the next tab' },
      { key: 'Home', does: 'selects the first tab' },
      { key: 'End', does: 'selects the last tab' },
      { key: 'Space', when: 'on a tab with a URL', does: 'selects the tab, without scrolling' },
      {
        key: 'Enter',
        when: 'on a tab with a URL',
        does: 'selects the tab, without navigating',
      },
    ],
  },
];
