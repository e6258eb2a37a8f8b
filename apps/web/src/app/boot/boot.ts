// Runs inline in the head of every document, before the first paint: its imports are inlined too.
import { isLanguage } from '../../i18n/languages.ts';
import { namedLanguage } from '../../shared/named-language.ts';
import { greet } from '../visitor/greet.ts';
import { answerEarly } from './early-presses.ts';
import { startLate } from './hydration-moment.ts';
import { watchGuests } from './foreign.ts';
import { replayEarly } from './replay.ts';
import { languageKey, rememberLanguage } from '../visitor/language-choice.ts';
import { retryEntry } from './retry-entry.ts';
import { reserveTicketRoom, ticketRoomKey } from '../visitor/ticket-room.ts';
import { trustKnownScripts } from './trusted-scripts.ts';

// Before anything names a script.
trustKnownScripts(window);

const page = document.documentElement;

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Only the cookie stores it.
  }
}

const themeKey = 'salonica.theme';
const theme = stored(themeKey);
if (theme === 'light' || theme === 'dark') {
  page.dataset['theme'] = theme;
  // The first picture was preloaded by the system's theme.
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-theme]')) {
    link.media = link.dataset['theme'] === theme ? (link.dataset['media'] ?? '') : 'not all';
  }
}

/**
 * The app returns to a scroll position: with approximate heights above it, it would show another part
 * of the page (see app.css). Browsers remember the heights after that.
 */
function renderWhole(): void {
  page.dataset['whole'] = '';
}
// Before the listener of the router.
addEventListener('popstate', renderWhole);
for (const press of ['pointerdown', 'keydown']) {
  addEventListener(press, () => delete page.dataset['whole'], { capture: true, passive: true });
}

const chosen = stored(languageKey);
const named = namedLanguage(location.search);
// A URL that names its language overrides the earlier choice.
const language = isLanguage(named) ? named : chosen;
if (isLanguage(language) && language !== page.lang) {
  page.lang = language;
  // Hidden until the app has rendered in this language.
  page.dataset['pending'] = '';
}
// A visitor without a choice keeps the language of the first URL.
if (isLanguage(named) && chosen === null) rememberLanguage(named, { set: store });

const [visit] = performance.getEntriesByType('navigation');
if (visit instanceof PerformanceNavigationTiming) {
  if (visit.type !== 'navigate') renderWhole();
  // The server announces a banner: room for it is reserved from the first paint.
  if (visit.serverTiming.some(({ name }) => name === 'preview-banner'))
    page.dataset['preview'] = '';
}

const session = stored('salonica.session');
if (session !== null) {
  page.dataset['session'] = '';
  greet(page, session);
  reserveTicketRoom(page, stored(ticketRoomKey) ?? '', location.pathname);
}

retryEntry(page);
// Before the presses are recorded that the app repeats.
answerEarly(page, {
  storeTheme(newValue) {
    store(themeKey, newValue);
    // The app may have read it already.
    window.dispatchEvent(new StorageEvent('storage', { key: themeKey, newValue }));
  },
  storeLanguage: (chosenLanguage) => rememberLanguage(chosenLanguage, { set: store }),
});
watchGuests(page);
replayEarly(page);
startLate(page);
