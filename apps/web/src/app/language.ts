import type { i18n } from 'i18next';
import type { Dictionary } from '@salonica/ui/messages';
import { again } from '../shared/again.ts';
import { defaultLanguage, isLanguage, type Language } from '../i18n/languages.ts';

/** The language of one rendered app: the app's own texts and those built into the components. */
export interface LanguageSession {
  readonly i18n: i18n;
  readonly current: () => Language;
  /** Component texts of the current language; English ones are built in. */
  componentTexts(): Dictionary | null;
  change(language: Language): Promise<void>;
}

async function loadComponentTexts(language: Language): Promise<Dictionary | null> {
  return language === 'el' ? (await again(() => import('@salonica/ui/messages/el'))).el : null;
}

/** Every text is there before the language changes, so that no page is half translated. */
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
