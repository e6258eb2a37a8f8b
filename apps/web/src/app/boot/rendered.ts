import type { DehydratedState } from '@tanstack/react-query';
import type { Moment } from '../../domain/ports/clock-port.ts';

/** The data that the server rendered a document with; the app starts with it. */
export interface Rendered {
  readonly queries: DehydratedState;
  /** The loader data by route. */
  readonly loaderData: Readonly<Record<string, unknown>>;
  /** The answer to a form that the browser sent by itself, by route. */
  readonly actionData?: Readonly<Record<string, unknown>>;
  readonly moment: Moment;
}

/** Id of its element. */
export const renderedId = 'rendered';

/** The minimal interface of a document, for programs without a DOM. */
interface Elements {
  getElementById: (id: string) => { readonly textContent: string | null } | null;
}

/** Written by our own server; undefined in a document that it did not render. */
export function readRendered(document: Elements): Rendered | undefined {
  const text = document.getElementById(renderedId)?.textContent ?? undefined;
  return text === undefined ? undefined : (JSON.parse(text) as Rendered);
}
