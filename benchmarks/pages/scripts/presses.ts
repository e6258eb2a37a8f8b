/** What a press is held to. */
export const pressBars = {
  /** The browser answers alone, before the app runs. */
  platform: { what: 'after the press', most: 100 },
  /** The app answers. */
  app: { what: 'after the start', most: 2200 },
  /** Another document, or another page of the app, is the answer. */
  page: { what: 'after the press', most: 1000 },
} as const;

export type PressKind = keyof typeof pressBars;

export interface Press {
  readonly control: string;
  readonly path: string;
  readonly kind: PressKind;
  /** The first content of the page: a press is made a moment after it is drawn. */
  readonly facts: string;
  /** Pressed in this order; each but the first as soon as it is visible. */
  readonly targets: readonly [string, ...string[]];
  /** Visible once the last press has its effect. */
  readonly effect: string;
}

const menu = 'button[aria-haspopup="dialog"]';
const card = 'main [data-component="salon-card"]';
const heading = 'main h1';

export const presses: readonly Press[] = [
  {
    control: 'menu',
    path: '/',
    kind: 'platform',
    facts: card,
    targets: [`header ${menu}`],
    effect: '[data-component="site-menu"]',
  },
  {
    control: 'theme',
    path: '/',
    kind: 'platform',
    facts: card,
    targets: [`header ${menu}`, 'dialog [data-part="actions"] button'],
    effect: 'html[data-theme="dark"] body',
  },
  {
    control: 'language',
    path: '/',
    kind: 'page',
    facts: card,
    targets: ['header [lang="el"]'],
    effect: 'html[lang="el"] main h1',
  },
  {
    control: 'heart',
    path: '/salons',
    kind: 'app',
    facts: card,
    targets: [`${card} button[aria-pressed]`],
    effect: `${card} button[aria-pressed="true"]`,
  },
  {
    control: 'filter',
    path: '/salons',
    kind: 'app',
    facts: card,
    targets: ['main button[data-component="chip"]:nth-of-type(2)'],
    effect: 'main button[data-component="chip"][aria-pressed="true"]',
  },
  {
    control: 'price',
    path: '/salons',
    kind: 'app',
    facts: card,
    targets: ['main [data-component="segmented-control"] label:has(input[value="2"])'],
    effect: 'main ul[role="list"] > li > button[aria-label]',
  },
  {
    control: 'tab',
    path: '/salon/01',
    kind: 'page',
    facts: heading,
    targets: ['[role="tab"][data-value="services"]'],
    effect: '[role="tab"][data-value="services"][aria-selected="true"]',
  },
  {
    control: 'View All',
    path: '/salon/01',
    kind: 'page',
    facts: heading,
    targets: ['[role="tabpanel"]:not([hidden]) a[href="/salon/01?tab=services"]'],
    effect: '[role="tab"][data-value="services"][aria-selected="true"]',
  },
  {
    control: 'lightbox',
    path: '/salon/01',
    kind: 'page',
    facts: heading,
    targets: ['main a[data-photo="0"]'],
    effect: '[data-early-photo] img, [data-component="lightbox"] img',
  },
  {
    control: 'Book Appointment',
    path: '/salon/01',
    kind: 'page',
    facts: heading,
    targets: ['[data-component="booking-bar"] a'],
    effect: 'main [data-component="radio-card"]',
  },
  {
    control: 'question',
    path: '/help',
    kind: 'platform',
    facts: heading,
    targets: ['main summary'],
    effect: 'main details[open] [data-part="answer"]',
  },
  {
    control: 'show password',
    path: '/signin',
    kind: 'platform',
    facts: heading,
    targets: ['main [data-component="password-field"] button'],
    effect: 'main [data-component="password-field"] input[type="text"]',
  },
];
