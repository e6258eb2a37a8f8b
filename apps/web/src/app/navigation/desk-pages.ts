import type { DeskLink } from '../../shell/desk/desk-links.ts';
import type { MemberRole } from '../../domain/desk.ts';
import type { Namespace } from '../../i18n/namespaces.ts';
import { deskPaths } from '../../shared/desk-paths.ts';
import { type Page, page, unlisted } from './pages.ts';

/** A page of the salon's side. */
export interface DeskPage extends Page {
  /** Its name in the navigation of the desk; null for a page that another one links to. */
  readonly link: DeskLink['name'] | null;
  /** The least role to which it is offered. */
  readonly least: MemberRole;
}

function deskPage(
  id: string,
  path: string,
  namespaces: readonly [Namespace, ...Namespace[]],
  options: Pick<DeskPage, 'link' | 'least'>,
): DeskPage {
  const own = page(id, path, namespaces, { ...unlisted, hasFooter: false });
  return { ...own, ...options };
}

/** A part of the settings, to which their first page links. */
const settingsPage = (area: string, ...more: readonly Namespace[]): DeskPage =>
  deskPage(
    `desk-settings-${area}`,
    deskPaths.settingsOf(area),
    ['deskCatalogue', 'desk', ...more],
    { link: null, least: 'manager' },
  );

/**
 * The pages of the desk, in the order of its navigation. Only a document that opens
 * below `/desk` loads it, so that it is in no customer's first load.
 */
export const deskPages: readonly DeskPage[] = [
  deskPage('desk', deskPaths.day, ['desk', 'deskDay'], { link: 'day', least: 'barber' }),
  deskPage('desk-week', deskPaths.week, ['desk', 'deskDay'], { link: 'week', least: 'barber' }),
  deskPage('desk-messages', deskPaths.messages, ['deskMessages', 'desk', 'chat'], {
    link: 'messages',
    least: 'barber',
  }),
  deskPage('desk-reviews', deskPaths.reviews, ['deskReviews', 'desk', 'salon'], {
    link: 'reviews',
    least: 'manager',
  }),
  deskPage('desk-numbers', deskPaths.numbers, ['deskNumbers', 'desk'], {
    link: 'numbers',
    least: 'manager',
  }),
  deskPage('desk-settings', deskPaths.settings, ['deskCatalogue', 'desk'], {
    link: 'settings',
    least: 'manager',
  }),
  deskPage('desk-members', deskPaths.members, ['deskMembers', 'desk'], {
    link: 'members',
    least: 'owner',
  }),
  deskPage('desk-listing', deskPaths.listing, ['deskListing', 'desk'], {
    link: 'listing',
    least: 'owner',
  }),
  settingsPage('services'),
  settingsPage('hours'),
  settingsPage('rules'),
  settingsPage('description', 'salon'),
  settingsPage('team'),
  // A barber sees the own shifts, and asks for others.
  { ...settingsPage('shifts', 'deskShifts'), least: 'barber' },
  settingsPage('pictures'),
];
