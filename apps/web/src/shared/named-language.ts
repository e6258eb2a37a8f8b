/** The parameter that names the language of a page. */
export const languageParameter = 'lang';

/** The language in a URL: "el" in "?q=cut&lang=el". */
export function namedLanguage(search: string): string | null {
  return new URLSearchParams(search).get(languageParameter);
}

/** The query string with a language, or without one for null. */
export function nameLanguage(search: string, language: string | null): string {
  const params = new URLSearchParams(search);
  if (language === null) params.delete(languageParameter);
  else params.set(languageParameter, language);
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
