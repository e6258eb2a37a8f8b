/** The views of a salon, in tab order. */
export const salonTabs = ['overview', 'services', 'team', 'gallery', 'reviews'] as const;

export type SalonTab = (typeof salonTabs)[number];

export function isSalonTab(value: string | null): value is SalonTab {
  return salonTabs.some((tab) => tab === value);
}

/** The view in a URL; by default the overview. */
export function tabIn(search: string): SalonTab {
  const tab = new URLSearchParams(search).get('tab');
  return isSalonTab(tab) ? tab : 'overview';
}

/** URL of a view. */
export function tabSearch(tab: SalonTab): string {
  return tab === 'overview' ? '' : `?tab=${tab}`;
}

/** Index of the picture in a URL; null where there is no such picture. */
export function photoIn(search: string, count: number): number | null {
  const text = new URLSearchParams(search).get('photo') ?? '';
  const index = /^[1-9]\d{0,3}$/.test(text) ? Number(text) - 1 : -1;
  return index >= 0 && index < count ? index : null;
}

/** The same view with or without an open picture. */
export function photoSearch(search: string, index: number | null): string {
  const params = new URLSearchParams(search);
  if (index === null) params.delete('photo');
  else params.set('photo', String(index + 1));
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
