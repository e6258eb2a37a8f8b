import type { DehydratedState } from '@tanstack/react-query';
import type { Moment } from '../domain/ports/clock-port.ts';

/** What the server knew when it rendered a document; the app starts with it. */
export interface Rendered {
  readonly queries: DehydratedState;
  /** What the loaders of its routes answered, by route. */
  readonly loaderData: Readonly<Record<string, unknown>>;
  readonly moment: Moment;
}

/** Id of the element that holds it. */
export const renderedId = 'rendered';

/** A document, as far as programs without a DOM know one. */
interface Elements {
  getElementById: (id: string) => { readonly textContent: string | null } | null;
}

/** Written by our own server; undefined in a document that it did not render. */
export function readRendered(document: Elements): Rendered | undefined {
  const text = document.getElementById(renderedId)?.textContent ?? undefined;
  return text === undefined ? undefined : (JSON.parse(text) as Rendered);
}
