import type { Context } from 'hono';
import type { Language } from '../http/messages.ts';
import { chosenLanguage } from '../pages/language-cookie.ts';
import { namedLanguage } from '../pages/page-match.ts';
import { pathPattern } from '../pages/path-pattern.ts';

/** What a page costs that may have to be rendered; a cached one that is sent as it is costs one. */
export const pagePoints = 5;

/** The parameters of the query. */
export function searchOf(c: Context): URLSearchParams {
  return new URL(c.req.url).searchParams;
}

/** The language of a document: from the URL, else the visitor's choice. */
export function languageAt(c: Context): Language {
  return namedLanguage(searchOf(c)) ?? chosenLanguage(c.req.header('Cookie'));
}

export function isMatch(patterns: readonly string[], path: string): boolean {
  return patterns.some((pathname) => pathPattern(pathname).test({ pathname: path }));
}
