import { contentAttribute, type HeadTag, headTagMark } from '../src/shell/head-tag.ts';
import { lateNote } from '../src/app/late-note.ts';
import type { Language } from '../src/i18n/languages.ts';
import type { PageAssets } from './assets.ts';

export interface DocumentParts {
  readonly template: string;
  readonly language: Language;
  readonly bootScript: string;
  readonly title: string;
  /** What is said about the page; the app keeps it up to date. */
  readonly tags?: readonly HeadTag[];
  /** Facts for search engines, in the words of schema.org. */
  readonly data?: object;
  readonly assets: PageAssets;
  readonly fonts: readonly string[];
  /** Markup of the page; without it the document is an empty frame for the app. */
  readonly html?: string;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? character);
}

function headOf(parts: DocumentParts): string {
  const lines = [`<title>${escapeHtml(parts.title)}</title>`];
  for (const tag of parts.tags ?? []) {
    const [attribute, value] = tag.key;
    const content = `${contentAttribute(tag)}="${escapeHtml(tag.content)}"`;
    lines.push(`<${tag.element} ${attribute}="${value}" ${content} ${headTagMark}>`);
  }
  if (parts.data !== undefined) {
    const json = JSON.stringify(parts.data).replaceAll('<', String.raw`\u003c`);
    lines.push(`<script type="application/ld+json">${json}</script>`);
  }
  lines.push(`<script>${parts.bootScript}</script>`);
  for (const font of parts.fonts) {
    lines.push(`<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`);
  }
  for (const style of parts.assets.styles) {
    lines.push(`<link rel="stylesheet" href="${style}" crossorigin>`);
  }
  for (const script of parts.assets.scripts) {
    lines.push(`<link rel="modulepreload" href="${script}" fetchpriority="low" crossorigin>`);
  }
  return lines.join('\n    ');
}

/** Fills the built index.html for one page and one language. */
export function documentOf(parts: DocumentParts): string {
  const rendered = parts.html === undefined ? '' : ` data-rendered="${parts.language}"`;
  return parts.template
    .replace(/<html[^>]*>/, () => `<html lang="${parts.language}"${rendered}>`)
    .replace(/\s*<title>[^<]*<\/title>/, '')
    .replace(/\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, '')
    .replace('<!--head-->', () => headOf(parts))
    .replace('<!--app-->', () => parts.html ?? '')
    .replace('<!--note-->', () => lateNote(parts.language, parts.html !== undefined));
}
