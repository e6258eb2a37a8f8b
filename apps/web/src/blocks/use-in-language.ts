import { useTranslation } from 'react-i18next';
import { parsePath, type To, useLocation } from 'react-router-dom';
import { namedLanguage, nameLanguage } from '../shared/named-language.ts';

/** The language of the page, where its address names it: nothing else tells it to a server without cookies. */
export function useNamedLanguage(): string | null {
  const { search } = useLocation();
  const { language } = useTranslation().i18n;
  return namedLanguage(search) === language ? language : null;
}

/** A page of this app, in the language that the address of the open one names. */
export function useInLanguage(to: To): To {
  const named = useNamedLanguage();
  if (named === null) return to;
  const path = typeof to === 'string' ? parsePath(to) : to;
  return { ...path, search: nameLanguage(path.search ?? '', named) };
}
