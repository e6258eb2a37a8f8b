import type { Language } from '../../platform/http/messages.ts';

/**
 * The language of a message: Greek letters mean Greek, on a page in either language.
 * @param page - language of the page, for text without letters
 */
export const languageOfText = (text: string, page: Language): Language =>
  /\p{Script=Greek}/u.test(text) ? 'el' : page;
