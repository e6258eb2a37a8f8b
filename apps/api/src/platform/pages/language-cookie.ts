import { parse } from 'hono/utils/cookie';
import type { Language } from '../http/messages.ts';

/** Tells the server the visitor's language; the app writes it together with its local storage. */
const languageCookie = 'salonica-language';

/** The visitor's chosen language in the `Cookie` header. */
export function chosenLanguage(cookies: string | undefined): Language {
  if (cookies === undefined || !cookies.includes(languageCookie)) return 'en';
  return parse(cookies, languageCookie)[languageCookie] === 'el' ? 'el' : 'en';
}
