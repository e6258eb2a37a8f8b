const parameter = 'lang';

/** The language that an address names: "el" in "?q=cut&lang=el". */
export function namedLanguage(search: string): string | null {
  return new URLSearchParams(search).get(parameter);
}

/** The search of an address that names its language, or none with null. */
export function nameLanguage(search: string, language: string | null): string {
  const params = new URLSearchParams(search);
  if (language === null) params.delete(parameter);
  else params.set(parameter, language);
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
