/** A value that JSON can say. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [name: string]: Json | undefined };

/** Nothing in the data can end the element that it stands in. */
function toScript(data: Json): string {
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
}

/**
 * Facts about the page for search engines, in the words of schema.org. Renders a `script` that holds data and
 * is never run, so the content security policy has no objection.
 *
 * @example
 * <StructuredData data={{ '@context': 'https://schema.org', '@type': 'Organization', name: 'Salonica' }} />
 */
export function StructuredData({ data }: { readonly data: Json }) {
  return <script type="application/ld+json">{toScript(data)}</script>;
}
