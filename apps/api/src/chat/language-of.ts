import type { Language } from '../http/messages.ts';

/**
 * The language of a message: Greek letters are Greek, on a page in either language.
 *
 * @param page - language of the page, for letters of no language
 */
export const languageOfText = (text: string, page: Language): Language =>
  /\p{Script=Greek}/u.test(text) ? 'el' : page;
