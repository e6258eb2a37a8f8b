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

/** Longer ids and values belong to no page. */
const longestValue = 200;
/** Longer paths belong to no page. */
const longestPath = 2000;

/** Characters that no address of a page has, even encoded. */
const unreadable = /\p{Cc}|\p{Cs}/u;

/** The text of an encoded part of a path; undefined where it is none. */
function decoded(part: string): string | undefined {
  try {
    const text = decodeURIComponent(part);
    return unreadable.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
}

/** Whether a path could name something: otherwise there is no page, and no file. */
export const isReadablePath = (pathname: string): boolean =>
  pathname.length <= longestPath && decoded(pathname) !== undefined;

const isReadableValue = (value: string): boolean =>
  value.length <= longestValue && !unreadable.test(value);

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

/** The page that the server renders at a readable URL; undefined where there is none. */
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
      if (value !== null && isReadableValue(value)) read.set(name, value);
    }
    const named = namedLanguage(search);
    if (named !== undefined) read.set(languageParameter, named);
    const text = read.toString();
    const id = decoded(match.pathname.groups['id'] ?? '');
    if (id === undefined || id.length > longestValue) return undefined;
    return {
      route: path,
      path: text === '' ? pathname : `${pathname}?${text}`,
      shown: shows === 'salon' ? { kind: 'salon', id } : { kind: shows },
      namesLanguage: named !== undefined,
    };
  }
  return undefined;
}
