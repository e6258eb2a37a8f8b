import type { ReactNode } from 'react';

/** Props for a link element provided by the consumer. */
export interface LinkSlot {
  className: string;
  children: ReactNode;
}

/** Renders the consumer's own link, such as a router's. */
export type RenderLink = (link: LinkSlot) => ReactNode;
