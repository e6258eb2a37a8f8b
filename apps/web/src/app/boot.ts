// Runs inline in the head of every document, before the first paint: what it imports is inline too.
import { retryEntry } from './retry-entry.ts';

const page = document.documentElement;

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

const theme = stored('salonica.theme');
if (theme === 'light' || theme === 'dark') page.dataset['theme'] = theme;

const language = stored('salonica.language');
// An address that names its language has it.
const isNamed = new URLSearchParams(location.search).has('lang');
if (!isNamed && (language === 'en' || language === 'el') && language !== page.lang) {
  page.lang = language;
  // Hidden until the app has rendered in this language.
  page.dataset['pending'] = '';
}

// The server says so where a banner will stand above the page: its room is kept from the first paint.
const [visit] = performance.getEntriesByType('navigation');
if (visit instanceof PerformanceNavigationTiming) {
  if (visit.serverTiming.some(({ name }) => name === 'preview-banner'))
    page.dataset['preview'] = '';
}

if (stored('salonica.session') !== null) page.dataset['session'] = '';

retryEntry(page);
