import { parse } from 'hono/utils/cookie';
import type { Language } from '../http/messages.ts';

/** Names the visitor's language for the server; the app keeps it beside its local storage. */
const languageCookie = 'salonica-language';

/** The language that a visitor has chosen before, by the `Cookie` header. */
export function chosenLanguage(cookies: string | undefined): Language {
  if (cookies === undefined || !cookies.includes(languageCookie)) return 'en';
  return parse(cookies, languageCookie)[languageCookie] === 'el' ? 'el' : 'en';
}
