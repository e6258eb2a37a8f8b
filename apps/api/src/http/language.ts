import type { Context, MiddlewareHandler } from 'hono';
import { parseAccept } from 'hono/utils/accept';
import { type Language, languages } from './messages.ts';

/** Browsers send a few dozen different headers; more indicate a misbehaving client. */
const maxEntries = 1000;

const kept = new Map<string, Language>();

/** The preferred supported language of an `Accept-Language` header. */
export function preferredLanguage(header: string): Language {
  let language = kept.get(header);
  if (language === undefined) {
    language = read(header);
    if (kept.size >= maxEntries) kept.clear();
    kept.set(header, language);
  }
  return language;
}

function read(header: string): Language {
  for (const { type, q } of parseAccept(header)) {
    const [primary] = type.toLowerCase().split('-');
    const known = languages.find((language) => language === primary);
    if (known !== undefined && q > 0) return known;
  }
  return 'en';
}

/** Determines the caller's language. */
export function setLanguage(c: Context): void {
  c.set('language', preferredLanguage(c.req.header('Accept-Language') ?? ''));
}

/** The same as middleware. */
export const detectLanguage: MiddlewareHandler = (c, next) => {
  setLanguage(c);
  return next();
};
