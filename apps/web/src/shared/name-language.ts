/** The language of a name, if it differs from that of the page. */
export function languageOfName(name: string, pageLanguage: string): string | undefined {
  const isGreek = /\p{Script=Greek}/u.test(name);
  if (isGreek) return pageLanguage === 'el' ? undefined : 'el';
  return pageLanguage === 'en' ? undefined : 'en';
}
