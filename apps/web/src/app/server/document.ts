import { attributesOf, blockText, type HeadTag, headTagMark } from '../../shell/head-tag.ts';
import type { Language } from '../../i18n/languages.ts';
import { type FirstPicture, firstPictureOf, preloadsOf } from './first-picture.ts';
import { lateNote } from '../boot/late-note.ts';
import { type Rendered, renderedId } from '../boot/rendered.ts';

/** The files that a document preloads, and its template. */
export interface DocumentFrame {
  readonly template: string;
  /** Runs in the head. */
  readonly bootScript: string;
  readonly scripts: readonly string[];
  /** Loads what formatters need. */
  readonly worker: string;
  readonly styles: readonly string[];
  readonly fonts: readonly string[];
  /** The parts that are styled in the first screen. */
  readonly pictures?: readonly FirstPicture[];
}

export interface DocumentParts {
  readonly frame: DocumentFrame;
  readonly language: Language;
  readonly title: string;
  /** Metadata of the page; the app keeps it up to date. */
  readonly tags?: readonly HeadTag[];
  /** Structured data for search engines (schema.org). */
  readonly data?: readonly unknown[];
  /** Markup and data of the page; without it the document is an empty frame for the app. */
  readonly page?: { readonly html: string; readonly rendered: Rendered };
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? character);
}

/** The entry script, in the built `index.html`. */
const entryTag = /\s*<script type="module"[^>]* src="([^"]+)"><\/script>/;

/**
 * The scripts of the page. A readable page fetches them after its pictures: a browser ignores these
 * `rel` values, and the script in the head fetches them later.
 */
function scriptsOf({ frame, page }: DocumentParts): string[] {
  const [, entry = ''] = entryTag.exec(frame.template) ?? [];
  const link = (rel: string, href: string) =>
    `<link rel="${rel}" href="${href}" fetchpriority="low" crossorigin>`;
  if (page === undefined) return frame.scripts.map((script) => link('modulepreload', script));
  const others = frame.scripts.filter((script) => script !== entry);
  return [
    link('late-entry', entry),
    link('late-worker', frame.worker),
    ...others.map((script) => link('late-script', script)),
  ];
}

/** A data block, which no script policy forbids. */
function dataBlock(attributes: string, data: unknown): string {
  return `<script ${attributes}>${blockText(data)}</script>`;
}

function headOf(parts: DocumentParts): string {
  const { frame, title, tags = [], data = [], page } = parts;
  // Requested before the script in the head runs, which would delay them; unlike style sheets, they do not block it.
  const lines = frame.styles.map(
    (style) => `<link rel="preload" href="${style}" as="style" crossorigin>`,
  );
  lines.push(`<title>${escapeHtml(title)}</title>`);
  for (const tag of tags) {
    const attributes = attributesOf(tag).map(
      ([name, value = '']) => `${name}="${escapeHtml(value)}"`,
    );
    lines.push(`<${tag.element} ${attributes.join(' ')} ${headTagMark}>`);
  }
  for (const facts of data) {
    lines.push(dataBlock(`type="application/ld+json" ${headTagMark}`, facts));
  }
  const picture = firstPictureOf(page?.html ?? '');
  const pictures = [...(frame.pictures ?? []), ...(picture === undefined ? [] : [picture])];
  // The scripts' links come before the script that reads them.
  lines.push(...pictures.flatMap(preloadsOf), ...scriptsOf(parts));
  lines.push(`<script>${frame.bootScript}</script>`);
  for (const font of frame.fonts) {
    lines.push(`<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`);
  }
  for (const style of frame.styles) {
    lines.push(`<link rel="stylesheet" href="${style}" crossorigin>`);
  }
  return lines.join('\n    ');
}

/** Fills the built index.html for one page and one language. */
export function documentOf(parts: DocumentParts): string {
  const { frame, language, page } = parts;
  const mark = page === undefined ? '' : ` data-rendered="${language}"`;
  return frame.template
    .replace(/<html[^>]*>/, () => `<html lang="${language}"${mark}>`)
    .replace(/\s*<title>[^<]*<\/title>/, '')
    .replace(/\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, '')
    .replace(entryTag, (tag) => (page === undefined ? tag : ''))
    .replace('<!--head-->', () => headOf(parts))
    .replace('<!--app-->', () => page?.html ?? '')
    .replace('<!--note-->', () => lateNote(language, page !== undefined))
    .replace('<!--rendered-->', () =>
      page === undefined
        ? ''
        : dataBlock(`type="application/json" id="${renderedId}"`, page.rendered),
    );
}
