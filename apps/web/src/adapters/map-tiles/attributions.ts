import type { Attribution, AttributionPart } from '../../domain/ports/map-tiles-port.ts';

const webAddress = /^https?:$/;

function hrefOf(link: Element | null): string | null {
  const href = link?.getAttribute('href') ?? '';
  return URL.canParse(href) && webAddress.test(new URL(href).protocol) ? href : null;
}

function partOf(node: Node): AttributionPart {
  const link = node instanceof Element ? (node.closest('a') ?? node.querySelector('a')) : null;
  return { text: (node.textContent ?? '').replaceAll(/\s+/g, ' '), href: hrefOf(link) };
}

/**
 * Attributions, each once. They are HTML of the service, which is parsed and never part of the
 * page.
 */
export function attributionsOf(markups: readonly string[]): Attribution[] {
  const texts = new Set(markups.map((markup) => markup.trim()).filter((markup) => markup !== ''));
  return [...texts].map((markup) => {
    const { body } = new DOMParser().parseFromString(markup, 'text/html');
    return [...body.childNodes].map(partOf).filter(({ text }) => text !== '');
  });
}
