import { paths } from '../../shared/paths.ts';

export interface NavItem {
  readonly key: 'findSalons' | 'forYou' | 'bookNow' | 'myBookings' | 'profile';
  readonly path: string;
  /** Prefixes of other paths that belong to the item. */
  readonly also: readonly string[];
}

const everyone: readonly NavItem[] = [
  { key: 'findSalons', path: paths.salons, also: ['/salon/', '/category/', paths.categories] },
  { key: 'forYou', path: paths.forYou, also: [] },
  { key: 'bookNow', path: paths.bookNow, also: ['/booking/'] },
];

const signedIn: readonly NavItem[] = [
  { key: 'myBookings', path: paths.dashboard, also: [] },
  { key: 'profile', path: paths.profile, also: [`${paths.profile}/`] },
];

export function navItems(isSignedIn: boolean): readonly NavItem[] {
  return isSignedIn ? [...everyone, ...signedIn] : everyone;
}

/** `page`: the item links to this page. `true`: the page belongs to the item. */
export function currentOf(item: NavItem, pathname: string): 'page' | 'true' | undefined {
  if (pathname === item.path) return 'page';
  return item.also.some((start) => pathname.startsWith(start)) ? 'true' : undefined;
}
