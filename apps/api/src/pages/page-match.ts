import { type Language, languages } from '../http/messages.ts';
import type { AppManifest } from './app-build.ts';
import { pathPattern } from './path-pattern.ts';
import type { Shown } from './versions.ts';

const languageParameter = 'lang';

/** The language in a URL. */
export function namedLanguage(search: URLSearchParams): Language | undefined {
  const named = search.get(languageParameter);
  return languages.find((language) => language === named);
}

/** A page of the app for a URL. */
export interface PageMatch {
  /**
   * Path and search without unused parameters: the page is the same with all of them. Links keep
   * the language.
   */
  path: string;
  /** Pattern of the path. */
  route: string;
  shown: Shown;
  /** Whether the URL names the language of the page. */
  namesLanguage: boolean;
}

/** The page that the server renders at a URL; undefined where there is none. */
export function matchPage(
  { routes }: AppManifest,
  pathname: string,
  search: URLSearchParams,
): PageMatch | undefined {
  for (const { path, query, shows } of routes.rendered) {
    const match = pathPattern(path).exec({ pathname });
    if (match === null) continue;
    const read = new URLSearchParams();
    for (const name of query) {
      const value = search.get(name);
      if (value !== null) read.set(name, value);
    }
    const named = namedLanguage(search);
    if (named !== undefined) read.set(languageParameter, named);
    const text = read.toString();
    const id = decodeURIComponent(match.pathname.groups['id'] ?? '');
    return {
      route: path,
      path: text === '' ? pathname : `${pathname}?${text}`,
      shown: shows === 'salon' ? { kind: 'salon', id } : { kind: shows },
      namesLanguage: named !== undefined,
    };
  }
  return undefined;
}
