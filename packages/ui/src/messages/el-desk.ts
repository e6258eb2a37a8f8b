/// <reference types="vite/client" />
import { byComponent } from './by-component.ts';
import type { Dictionary } from './messages.tsx';

/** Strings of the components that only a salon uses. */
export type DeskMessages = Pick<Dictionary, Extract<keyof Dictionary, 'dayPlan' | 'hoursEditor'>>;

const files = import.meta.glob<object>('../{day-plan,hours-editor}/*.messages.ts', {
  eager: true,
  import: 'el',
  query: '?el',
});

/**
 * Greek strings of the components that only a salon uses: pages for customers do not load them.
 *
 * @example
 * <MessagesProvider messages={{ ...el, ...elDesk }}>…</MessagesProvider>
 */
export const elDesk = byComponent(files) as unknown as DeskMessages;
