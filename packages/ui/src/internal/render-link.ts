import type { ReactNode } from 'react';

/** What a link that comes in from outside has to put on its element. */
export interface LinkSlot {
  className: string;
  children: ReactNode;
}

/** Renders the consumer's own link, such as a router's. */
export type RenderLink = (link: LinkSlot) => ReactNode;
