import type { Language } from '../../i18n/languages.ts';

export const languageKey = 'salonica.language';

const cookieName = 'salonica-language';
const cookieAge = 365 * 24 * 60 * 60;

interface LanguageStorage {
  set(key: string, value: string): void;
}

/** Stores the choice for the next visit; the cookie tells the server. */
export function rememberLanguage(language: Language, storage: LanguageStorage): void {
  storage.set(languageKey, language);
  document.cookie = `${cookieName}=${language}; path=/; max-age=${cookieAge}; samesite=lax`;
}
