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

/** Written by our own server; undefined in a document that it did not render. */
export function readRendered(document: Document): Rendered | undefined {
  const text = document.getElementById(renderedId)?.textContent;
  return text === undefined ? undefined : (JSON.parse(text) as Rendered);
}
