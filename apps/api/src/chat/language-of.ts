import type { Language } from '../http/messages.ts';

/**
 * The language of what somebody wrote: Greek letters are Greek, whatever the page speaks.
 *
 * @param page - language of the page, for letters that say nothing
 */
export const languageOfText = (text: string, page: Language): Language =>
  /\p{Script=Greek}/u.test(text) ? 'el' : page;
