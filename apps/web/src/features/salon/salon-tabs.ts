/** The views of a salon, in the order of their tabs. */
export const salonTabs = ['overview', 'services', 'team', 'gallery', 'reviews'] as const;

export type SalonTab = (typeof salonTabs)[number];

export function isSalonTab(value: string | null): value is SalonTab {
  return salonTabs.some((tab) => tab === value);
}

/** The view that an address asks for; the overview where it asks for none that exists. */
export function tabIn(search: string): SalonTab {
  const tab = new URLSearchParams(search).get('tab');
  return isSalonTab(tab) ? tab : 'overview';
}

/** Address of a view below the address of the salon. */
export function tabSearch(tab: SalonTab): string {
  return tab === 'overview' ? '' : `?tab=${tab}`;
}

/** Position of the picture that an address asks for; null where there is no such picture. */
export function photoIn(search: string, count: number): number | null {
  const text = new URLSearchParams(search).get('photo') ?? '';
  const index = /^[1-9]\d{0,3}$/.test(text) ? Number(text) - 1 : -1;
  return index >= 0 && index < count ? index : null;
}

/** The same view with a picture over it, or with none. */
export function photoSearch(search: string, index: number | null): string {
  const params = new URLSearchParams(search);
  if (index === null) params.delete('photo');
  else params.set('photo', String(index + 1));
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
