import { sources } from './sources.ts';
import type { KeyboardPattern } from './types.ts';

/** A native button: one tab stop, pressed by two keys. */
function button(component: string, does: string, when?: string): KeyboardPattern {
  return {
    component,
    pattern: 'Button',
    source: sources.button,
    keys: ['Enter', 'Space'].map((key) => (when ? { key, when, does } : { key, does })),
  };
}

/** A native link that covers the whole of its card or row. */
function link(component: string, does: string): KeyboardPattern {
  return {
    component,
    pattern: 'Link',
    source: sources.link,
    keys: [
      { key: 'Tab', does: 'goes to the link, the only stop of what it covers' },
      { key: 'Enter', does },
    ],
  };
}

/** What is pressed: buttons, toggles and links. */
export const pressPatterns: readonly KeyboardPattern[] = [
  {
    component: 'button',
    pattern: 'Button',
    source: sources.button,
    keys: [
      { key: 'Tab', does: 'goes to the button, also while it is disabled or busy' },
      { key: 'Enter', does: 'presses it' },
      { key: 'Space', does: 'presses it' },
      { key: 'Enter', when: 'disabled or busy', does: 'does nothing, and sends no form' },
      { key: 'Space', when: 'disabled or busy', does: 'does nothing, and sends no form' },
    ],
    deviations: [
      'A disabled button stays a tab stop, so that whoever listens finds it and the reason near it.',
    ],
  },
  {
    component: 'icon-button',
    pattern: 'Button',
    source: sources.button,
    keys: [
      { key: 'Enter', does: 'presses it; a toggle changes its state and keeps its name' },
      { key: 'Space', does: 'presses it; a toggle changes its state and keeps its name' },
    ],
  },
  button('chip', 'turns the filter on or off'),
  button('toggle-card', 'turns it on, and off again'),
  button('rating-summary', 'shows the reviews with that many stars alone, or all again'),
  {
    component: 'load-more',
    pattern: 'Button',
    source: sources.button,
    keys: [
      { key: 'Enter', does: 'asks for more and then goes to the first new item' },
      { key: 'Space', does: 'asks for more and then goes to the first new item' },
      { key: 'Enter', when: 'under way', does: 'does nothing; the focus stays on the button' },
    ],
    deviations: [
      'A list that ends in a button instead of a feed: Page Up and Page Down go on scrolling, and what stands below the list can be reached.',
    ],
  },
  {
    component: 'accordion',
    pattern: 'Accordion',
    source: sources.accordion,
    keys: [
      { key: 'Tab', does: 'goes to the next question, through an answer only where it is open' },
      { key: 'Shift+Tab', does: 'goes to the question before' },
      { key: 'Enter', does: 'opens or closes the answer' },
      { key: 'Space', does: 'opens or closes the answer' },
    ],
    deviations: [
      'Arrows, Home and End, which the pattern leaves open, scroll the page: the questions are native and stay as people know them.',
    ],
  },
  {
    component: 'breadcrumb',
    pattern: 'Breadcrumb',
    source: sources.breadcrumb,
    keys: [
      { key: 'Tab', does: 'goes from link to link, and past the name of this page' },
      { key: 'Enter', does: 'follows the link' },
    ],
  },
  {
    component: 'wizard-steps',
    pattern: 'Button',
    source: sources.button,
    keys: [
      { key: 'Tab', does: 'goes through the finished steps, and past the others' },
      { key: 'Enter', does: 'asks to go back to the step' },
      { key: 'Space', does: 'asks to go back to the step' },
    ],
  },
  link('tile', 'opens what the tile leads to'),
  link('salon-card', 'opens the salon'),
  link('category-card', 'opens the category'),
  link('booking-ticket', 'opens the booking'),
  link('photo-gallery', 'opens the picture'),
  link('conversation-list', 'opens the conversation'),
  {
    component: 'table-of-contents',
    pattern: 'Link',
    source: sources.link,
    keys: [
      {
        key: 'Tab',
        does: 'goes from link to link; where it is folded, first to the line that unfolds',
      },
      { key: 'Enter', does: 'goes to the section' },
      { key: 'Enter', when: 'on the line that unfolds', does: 'unfolds or folds the links' },
      { key: 'Space', when: 'on the line that unfolds', does: 'unfolds or folds the links' },
    ],
  },
  link('page-header', 'leads back to where the page belongs'),
  link('brand-link', 'leads home'),
  {
    component: 'site-frame',
    pattern: 'Link',
    source: sources.link,
    keys: [
      { key: 'Tab', does: 'shows the link that leads past the header, then goes on to the header' },
      { key: 'Enter', does: 'goes to the page' },
    ],
  },
  {
    component: 'site-header',
    pattern: 'Link',
    source: sources.link,
    keys: [
      { key: 'Tab', does: 'goes from the brand through the ways in view to the tools' },
      { key: 'Enter', does: 'follows the way' },
    ],
  },
];
