const parameter = 'lang';

/** The language in a URL: "el" in "?q=cut&lang=el". */
export function namedLanguage(search: string): string | null {
  return new URLSearchParams(search).get(parameter);
}

/** The query string with a language, or without one for null. */
export function nameLanguage(search: string, language: string | null): string {
  const params = new URLSearchParams(search);
  if (language === null) params.delete(parameter);
  else params.set(parameter, language);
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
