import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { type Language, languages } from './languages.ts';
import { baseNamespaces, type Namespace } from './namespaces.ts';

const files = import.meta.glob<{ default: object }>('./{en,el}/*.ts');

async function readTexts(language: string, namespace: string): Promise<object> {
  const load = files[`./${language}/${namespace}.ts`];
  if (load === undefined) throw new Error(`No ${language} texts named "${namespace}"`);
  return (await load()).default;
}

const backend = {
  type: 'backend',
  callbackApi: false,
  init: () => undefined,
  read: readTexts,
} as const;

/**
 * One instance per rendered document: the prerender makes several at a time.
 * A key without a text shows as itself, in either language.
 */
export async function createI18n(
  language: Language,
  namespaces: readonly Namespace[],
): Promise<i18n> {
  const instance = createInstance();
  await instance
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: language,
      supportedLngs: languages,
      fallbackLng: false,
      ns: [...new Set([...baseNamespaces, ...namespaces])],
      defaultNS: 'common',
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
    });
  return instance;
}
