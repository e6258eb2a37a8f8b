import { nameLanguage } from './named-language.ts';

/** The address under which the site is published, without a slash at the end; a setting of the build. */
export const siteOrigin = new URL(import.meta.env.VITE_SITE_ORIGIN).origin;

/** The one address of a page in a language, without search and anchor; English ones name no language. */
export function canonicalUrl(pathname: string, language: string): string {
  const path = pathname.replace(/\/+$/, '');
  const search = nameLanguage('', language === 'en' ? null : language);
  return `${siteOrigin}${path === '' ? '/' : path}${search}`;
}
