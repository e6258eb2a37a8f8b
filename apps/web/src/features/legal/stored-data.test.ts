import { expect, it } from 'vitest';
import privacy from '../../i18n/en/privacy.ts';

const sources = import.meta.glob<string>(
  [
    '../../{adapters,app,blocks,features,routes,shared,shell}/**/*.{ts,tsx}',
    '!**/*.test.*',
    '!**/*.stories.*',
    '!**/testing/**',
  ],
  { query: '?raw', import: 'default', eager: true },
);

/** What the privacy page calls the data below each key of a storage. */
const keys: Readonly<Record<string, string>> = {
  'salonica.language': 'language',
  'salonica.theme': 'theme',
  'salonica.session': 'sign-in',
  'salonica.booking-draft.': 'unfinished booking',
  'salonica.compare.1': 'salons that you compare',
  'salonica.tickets': 'height of the list of your appointments',
  'salonica.renewed': 'new version of this site',
  'salonica.press': 'button that you pressed last',
};

/** The same for each file that writes drafts, whose keys are names of places. */
const drafts: Readonly<Record<string, string>> = {
  'blocks/chat/outbox.ts': 'unsent messages',
  'features/booking-wizard/draft-keeper.ts': 'unfinished booking',
  'features/contact/use-stored-message.ts': 'contact form',
  'features/desk-booking/use-add-draft.ts': 'unsent entries of an appointment',
  'features/desk-day/use-desk-day.ts': 'copy of the plan of today',
  'features/desk-reviews/use-reply-draft.ts': 'unsent replies to reviews',
  'features/discovery/suggestions/use-recent-searches.ts': 'last five searches',
  'features/list-salon/use-application.ts': 'application to list your salon',
  'shell/desk/use-desk-door.ts': 'which salon you chose',
};

const files = Object.entries(sources).map(
  ([path, text]) => [path.replace('../../', '').replace(/^\.\.\//, 'features/'), text] as const,
);

it('names each key of the browser’s storages on the privacy page', () => {
  const used = files.flatMap(([, text]) =>
    Array.from(text.matchAll(/'(salonica\.[^']*)'/g), ([, key = '']) => key),
  );
  expect(new Set(used)).toEqual(new Set(Object.keys(keys)));
});

it('names what each file stores among the drafts', () => {
  // An outbox and the draft of a reply are stored by their own files.
  const write = /\b(?!outbox\b|draft\b)\w+\.write\(/;
  const writers = files.flatMap(([path, text]) => (write.test(text) ? [path] : []));
  expect(writers.toSorted()).toEqual(Object.keys(drafts));
});

it.each(Object.values({ ...keys, ...drafts }))('names %s', (words) => {
  expect(privacy.sections.browser.text.join(' ')).toContain(words);
});
