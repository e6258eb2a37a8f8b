import { nameLanguage } from './named-language.ts';

/** The public origin of the site, without a trailing slash; a build setting. */
export const siteOrigin = new URL(import.meta.env.VITE_SITE_ORIGIN).origin;

/**
 * The canonical URL of a page in a language, without query and fragment; English ones name no
 * language.
 */
export function canonicalUrl(pathname: string, language: string): string {
  const path = pathname.replace(/\/+$/, '');
  const search = nameLanguage('', language === 'en' ? null : language);
  return `${siteOrigin}${path === '' ? '/' : path}${search}`;
}
