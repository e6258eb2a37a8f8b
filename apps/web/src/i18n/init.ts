import { type BackendModule, createInstance, type i18n, type ReadCallback } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { again } from '../shared/again.ts';
import { defaultLanguage, type Language, languages } from './languages.ts';
import { baseNamespaces, type Namespace } from './namespaces.ts';
import { requireTexts } from './require-texts.ts';

const files = import.meta.glob<{ default: object }>([
  './{en,el}/*.ts',
  '!./*/{bookNow,common,discovery,document,errors,home,pending,results,salon,search,shell,times}.ts',
]);

/** Namespaces that have a file of their own. */
export const featureNamespaces: readonly Namespace[] = Object.keys(files)
  .map((file) => /^\.\/en\/(\w+)\.ts$/.exec(file)?.[1])
  .filter((name): name is Namespace => name !== undefined);

const bases = import.meta.glob<Readonly<Record<string, object>>>('./base/*.ts');

async function readTexts(language: string, namespace: string): Promise<object> {
  if (baseNamespaces.some((name) => name === namespace)) {
    const loadBase = bases[`./base/${language}.ts`];
    const texts = loadBase === undefined ? undefined : (await again(loadBase))[namespace];
    if (texts === undefined) throw new Error(`No ${language} texts named "${namespace}"`);
    return texts;
  }
  const load = files[`./${language}/${namespace}.ts`];
  if (load === undefined) throw new Error(`No ${language} texts named "${namespace}"`);
  return (await again(load)).default;
}

/** Texts that do not come are English ones: better the wrong language than keys. */
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
    // `true` lets it be asked for again.
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
 * One instance per rendered document: the prerender makes several at a time.
 * A key without a text shows as itself, in either language.
 *
 * @param onFallback - told when texts are English because their own did not come
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
      // Every text is asked for twice already.
      maxRetries: 0,
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
    });
  await requireTexts(instance, needed);
  return instance;
}
