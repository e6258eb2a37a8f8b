import { createContext, use } from 'react';
import type { DeskSalon } from '../domain/desk.ts';

/** The salon at whose desk the member is. */
export interface Desk {
  readonly salon: DeskSalon;
  /** All salons of the member, by name. */
  readonly salons: readonly DeskSalon[];
  readonly chooseSalon: (id: string) => void;
  /** Whether the latest change of a record, of this revision, was made on this page. */
  readonly isOwnChange: (id: string, revision: number) => boolean;
  /** The server does not respond: these are the rights of its last answer. */
  readonly isKept: boolean;
}

export const DeskContext = createContext<Desk | null>(null);

/**
 * The desk around a page below `/desk`.
 * @example const { salon } = useDesk();
 */
export function useDesk(): Desk {
  const desk = use(DeskContext);
  if (desk === null) throw new Error('The page is not at the desk.');
  return desk;
}
