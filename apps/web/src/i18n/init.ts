import { type BackendModule, createInstance, type i18n, type ReadCallback } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { loadWithRetry } from '../shared/load-with-retry.ts';
import { defaultLanguage, type Language, languages } from './languages.ts';
import { baseNamespaces, type Namespace } from './namespaces.ts';
import { requireTexts } from './require-texts.ts';
import { totalWords } from './total-words.ts';

const files = import.meta.glob<{ default: object }>([
  './{en,el}/*.ts',
  '!./*/{common,discovery,document,errors,pending,shell}.ts',
]);

/** Namespaces with their own file. */
export const featureNamespaces: readonly Namespace[] = Object.keys(files)
  .map((file) => /^\.\/en\/(\w+)\.ts$/.exec(file)?.[1])
  .filter((name): name is Namespace => name !== undefined);

const bases = import.meta.glob<Readonly<Record<string, object>>>('./base/*.ts');

async function readTexts(language: string, namespace: string): Promise<object> {
  if (baseNamespaces.some((name) => name === namespace)) {
    const loadBase = bases[`./base/${language}.ts`];
    const texts = loadBase === undefined ? undefined : (await loadWithRetry(loadBase))[namespace];
    if (texts === undefined) throw new Error(`No ${language} texts named "${namespace}"`);
    return texts;
  }
  const load = files[`./${language}/${namespace}.ts`];
  if (load === undefined) throw new Error(`No ${language} texts named "${namespace}"`);
  return (await loadWithRetry(load)).default;
}

/** Texts that fail to load are replaced by English ones: the wrong language is better than keys. */
async function readOrFallBack(
  language: string,
  namespace: string,
  onFallback: () => void,
): Promise<object> {
  try {
    return await readTexts(language, namespace);
  } catch (error) {
    if (language === defaultLanguage) throw error;
    const texts = await readTexts(defaultLanguage, namespace);
    onFallback();
    return texts;
  }
}

async function answer(texts: Promise<object>, done: ReadCallback): Promise<void> {
  try {
    done(null, await texts);
  } catch (error) {
    // `true` allows a retry.
    done(error instanceof Error ? error : String(error), true);
  }
}

function backendWith(onFallback: () => void): BackendModule {
  return {
    type: 'backend',
    init: () => undefined,
    read: (language, namespace, done) =>
      void answer(readOrFallBack(language, namespace, onFallback), done),
  };
}

const nothing = (): void => undefined;

/**
 * One instance per rendered document, because prerendering makes several at a time. A key without a
 * text shows as itself, in both languages.
 * @param onFallback - called when English texts replace missing ones
 */
export async function createI18n(
  language: Language,
  namespaces: readonly Namespace[],
  onFallback: () => void = nothing,
): Promise<i18n> {
  const instance = createInstance();
  const needed = [...new Set([...baseNamespaces, ...namespaces])];
  await instance
    .use(backendWith(onFallback))
    .use(initReactI18next)
    .init({
      lng: language,
      supportedLngs: languages,
      fallbackLng: false,
      ns: needed,
      defaultNS: 'common',
      // Each text has been requested twice already.
      maxRetries: 0,
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
    });
  // For `{{count, total}}`.
  instance.services.formatter?.add('total', (total: number, shown = language) =>
    totalWords(total, shown),
  );
  await requireTexts(instance, needed);
  return instance;
}
