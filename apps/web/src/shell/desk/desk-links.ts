import { useMatches } from 'react-router-dom';
import { includesRole, type MemberRole, memberRoles } from '../../domain/desk.ts';

/** One link of the navigation between the pages of the desk. */
export interface DeskLink {
  readonly name:
    | 'day'
    | 'week'
    | 'messages'
    | 'reviews'
    | 'numbers'
    | 'settings'
    | 'members'
    | 'listing';
  readonly path: string;
  /** The least role to which it is offered. */
  readonly least: MemberRole;
}

const areLinks = (value: unknown): value is { readonly deskLinks: readonly DeskLink[] } =>
  typeof value === 'object' && value !== null && 'deskLinks' in value;

/** The links to the pages that the desk has, from the route of its layout. */
export function useDeskLinks(): readonly DeskLink[] {
  const handle = useMatches()
    .map((match) => match.handle)
    .find(areLinks);
  return handle?.deskLinks ?? [];
}

const leastOf = (handle: unknown): MemberRole | undefined =>
  typeof handle === 'object' && handle !== null && 'least' in handle
    ? memberRoles.find((role) => role === handle.least)
    : undefined;

/** Whether the open page is one for members of this role. */
export function useIsOffered(role: MemberRole | null): boolean {
  const least = leastOf(useMatches().at(-1)?.handle);
  return role !== null && (least === undefined || includesRole(role, least));
}
