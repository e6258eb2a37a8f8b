import type { i18n } from 'i18next';
import type { Messages } from '@salonica/ui/messages';
import { loadWithRetry } from '../../shared/load-with-retry.ts';
import { defaultLanguage, isLanguage, type Language } from '../../i18n/languages.ts';

/** The language of one rendered app: its own texts and those of the components. */
export interface LanguageSession {
  readonly i18n: i18n;
  readonly current: () => Language;
  /** Component texts of the current language; English ones are built in. */
  componentTexts(): Messages | null;
  change(language: Language): Promise<void>;
}

async function loadComponentTexts(language: Language): Promise<Messages | null> {
  return language === 'el'
    ? (await loadWithRetry(() => import('@salonica/ui/messages/el'))).el
    : null;
}

/** All texts are loaded before the language changes, so that no page is half translated. */
export async function openLanguageSession(i18n: i18n): Promise<LanguageSession> {
  const current = (): Language => (isLanguage(i18n.language) ? i18n.language : defaultLanguage);
  let texts = await loadComponentTexts(current());
  return {
    i18n,
    current,
    componentTexts: () => texts,
    async change(language) {
      const [next] = await Promise.all([
        loadComponentTexts(language),
        i18n.loadLanguages(language),
      ]);
      texts = next;
      await i18n.changeLanguage(language);
    },
  };
}
