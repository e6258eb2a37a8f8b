import el from '../i18n/el/document.ts';
import en from '../i18n/en/document.ts';
import type { Language } from '../i18n/languages.ts';
import { paths } from '../shared/paths.ts';

const texts = { en, el };

/**
 * A note in plain markup at the end of every document. The style sheet shows it after ten seconds, or at once where the
 * app is known to have failed, and never once the app has taken over.
 *
 * @param hasMarkup - whether the document shows its page without script
 */
export function lateNote(language: Language, hasMarkup: boolean): string {
  const { late } = texts[language];
  const home = hasMarkup ? '' : ` <a href="${paths.home}">${late.home}</a>`;
  // An empty address is that of the document, so that the link loads the same page again.
  const reload = `<a href="">${late.reload}</a>`;
  const text = hasMarkup ? late.part : late.page;
  // The region is always there, so that a screen reader hears it fill.
  return `<div role="status" data-late-note><p>${text} ${reload}${home}</p></div>`;
}
