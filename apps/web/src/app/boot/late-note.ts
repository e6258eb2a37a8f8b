import el from '../../i18n/el/document.ts';
import en from '../../i18n/en/document.ts';
import type { Language } from '../../i18n/languages.ts';
import { paths } from '../../shared/paths.ts';

const texts = { en, el };

/**
 * A note in plain markup at the end of every document. The style sheet shows it after ten seconds,
 * or immediately after a known failure of the app, and never once the app runs.
 * @param hasMarkup - whether the document shows its page without script
 */
export function lateNote(language: Language, hasMarkup: boolean): string {
  const { late } = texts[language];
  const home = hasMarkup ? '' : ` <a href="${paths.home}">${late.home}</a>`;
  // An empty URL is that of the document, so the link reloads the page.
  const reload = `<a href="">${late.reload}</a>`;
  const text = hasMarkup ? late.part : late.page;
  // The live region always exists, so that a screen reader announces its content.
  return `<div role="status" data-page-note data-late-note><p>${text} ${reload}${home}</p></div>`;
}
