import { sources } from './sources.ts';
import type { KeyboardPattern } from './types.ts';

/** What shows one view of several, and what lies above the page. */
export const layerPatterns: readonly KeyboardPattern[] = [
  {
    component: 'tabs',
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
      { key: 'Space', when: 'a tab with an address', does: 'chooses the tab, and does not scroll' },
      {
        key: 'Enter',
        when: 'a tab with an address',
        does: 'chooses the tab, and does not lead away',
      },
    ],
  },
  {
    component: 'dialog',
    pattern: 'Dialog (Modal)',
    source: sources.dialog,
    keys: [
      { key: 'Tab', does: 'goes to the next control of the dialog, and never to the page behind' },
      { key: 'Shift+Tab', does: 'goes to the control before, and never to the page behind' },
      { key: 'Escape', does: 'asks to close; closed, the focus is back where it came from' },
      { key: 'Enter', when: 'on the close button', does: 'asks to close' },
    ],
    deviations: [
      'After the last control comes the browser’s own bar before the first one again: a native dialog locks the page and not the browser.',
      'The heading takes the focus first unless the consumer names a control: it is read, and nothing is pressed by mistake.',
    ],
  },
  {
    component: 'site-menu',
    pattern: 'Dialog (Modal)',
    source: sources.dialog,
    keys: [
      { key: 'Tab', does: 'goes through the header, the ways and the actions of the sheet' },
      { key: 'Enter', when: 'on a way', does: 'follows it' },
      { key: 'Escape', does: 'asks to close' },
    ],
  },
  {
    component: 'lightbox',
    pattern: 'Dialog (Modal)',
    source: sources.dialog,
    keys: [
      { key: 'Tab', does: 'goes through the controls of the dialog, and never to the page behind' },
      { key: 'Escape', does: 'asks to close; closed, the focus is on the picture last seen' },
    ],
  },
  {
    component: 'lightbox',
    pattern: 'Carousel',
    source: sources.carousel,
    keys: [
      { key: 'ArrowRight', does: 'turns to the next picture; after the last comes the first' },
      { key: 'ArrowLeft', does: 'turns to the picture before; before the first is the last' },
      { key: 'ArrowRight', when: 'right to left', does: 'turns to the picture before' },
      { key: 'ArrowLeft', when: 'right to left', does: 'turns to the next picture' },
      { key: 'Home', does: 'turns to the first picture' },
      { key: 'End', does: 'turns to the last picture' },
      { key: '+', does: 'makes the picture larger' },
      { key: '-', does: 'makes the picture smaller' },
      { key: '0', does: 'makes the picture fit again' },
      { key: 'ArrowRight', when: 'zoomed', does: 'shows more of the right side' },
      { key: 'ArrowLeft', when: 'zoomed', does: 'shows more of the left side' },
      { key: 'ArrowDown', when: 'zoomed', does: 'shows more of the lower side' },
      { key: 'ArrowUp', when: 'zoomed', does: 'shows more of the upper side' },
      { key: 'Enter', when: 'on a small picture', does: 'turns to that picture' },
    ],
    deviations: [
      'Arrows turn wherever the focus is in the dialog, not only in a row of tabs: there is nothing else for them to do.',
    ],
  },
  {
    component: 'menu',
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
    component: 'menu',
    pattern: 'Menu',
    source: sources.menu,
    keys: [
      { key: 'ArrowDown', does: 'goes to the next item; after the last comes the first' },
      { key: 'ArrowUp', does: 'goes to the item before; before the first is the last' },
      { key: 'Home', does: 'goes to the first item' },
      { key: 'End', does: 'goes to the last item' },
      {
        key: 'a–z',
        does: 'goes to the next item that begins with the letters, Greek without accents',
      },
      { key: 'Enter', does: 'closes the menu, goes back to the button and runs the item' },
      { key: 'Space', does: 'closes the menu, goes back to the button and runs the item' },
      { key: 'Space', when: 'on a link', does: 'closes the menu and follows the link' },
      { key: 'Enter', when: 'on an item that cannot be used', does: 'does nothing' },
      { key: 'Escape', does: 'closes the menu, and only the menu, and goes back to the button' },
      { key: 'Tab', does: 'closes the menu and goes on from the button' },
    ],
    deviations: [
      'Space on an item that is on or off closes the menu too: the change shows in the page, and there is one way to leave.',
    ],
  },
  {
    component: 'tooltip',
    pattern: 'Tooltip',
    source: sources.tooltip,
    keys: [
      {
        key: 'Tab',
        does: 'goes to the control and shows its tip after a moment; leaving hides it',
      },
      { key: 'Escape', does: 'hides the tip; the focus stays, and so does a dialog around it' },
    ],
  },
  {
    component: 'toast',
    pattern: 'Landmarks',
    source: sources.landmarks,
    keys: [
      { key: 'F6', does: 'goes to the toast in view' },
      { key: 'F6', when: 'in the toast', does: 'goes back to where the focus was' },
      { key: 'Tab', when: 'in the toast', does: 'goes through its buttons' },
      {
        key: 'Enter',
        when: 'on the close button',
        does: 'closes the toast and goes back to where the focus was',
      },
    ],
    deviations: ['Without a toast F6 is the browser’s again.'],
  },
];
