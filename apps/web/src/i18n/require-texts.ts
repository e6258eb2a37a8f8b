import type { i18n } from 'i18next';
import type { Namespace } from './namespaces.ts';

/** Loads required texts; fails where they fail to load, so that no keys are shown. */
export async function requireTexts(
  texts: Pick<i18n, 'hasResourceBundle' | 'language' | 'loadNamespaces'>,
  namespaces: readonly Namespace[],
): Promise<void> {
  await texts.loadNamespaces([...namespaces]);
  const missing = namespaces.filter((name) => !texts.hasResourceBundle(texts.language, name));
  if (missing.length > 0) throw new Error(`The texts ${missing.join(', ')} did not load.`);
}
