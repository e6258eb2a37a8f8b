// Runs inline in the head of every document, before the first paint; it imports nothing.
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
if ((language === 'en' || language === 'el') && language !== page.lang) {
  page.lang = language;
  // Hidden until the app has rendered in this language.
  page.dataset['pending'] = '';
}

if (stored('salonica.session') !== null) page.dataset['session'] = '';
