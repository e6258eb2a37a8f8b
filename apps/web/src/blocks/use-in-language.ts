import { useTranslation } from 'react-i18next';
import { parsePath, type To, useLocation } from 'react-router-dom';
import { namedLanguage, nameLanguage } from '../shared/named-language.ts';

/** The language of the page, if its URL names it: a server without cookies depends on it. */
export function useNamedLanguage(): string | null {
  const { search } = useLocation();
  const { language } = useTranslation().i18n;
  return namedLanguage(search) === language ? language : null;
}

/** A path of this app, in the language of the open URL. */
export function useInLanguage(to: To): To {
  const named = useNamedLanguage();
  if (named === null) return to;
  const path = typeof to === 'string' ? parsePath(to) : to;
  return { ...path, search: nameLanguage(path.search ?? '', named) };
}
