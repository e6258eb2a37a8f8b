import { apiKeyHeader, apiPaths, homePageRequest } from '@salonica/contract';
import { uidOf } from './records.ts';

/** What a visitor waits for, and how long at most. */
export type Bar = 'salon' | 'search' | 'none';

export const bars: Readonly<Record<Bar, number>> = { salon: 50, search: 150, none: Infinity };

export interface Read {
  name: string;
  bar: Bar;
  /** Whether it may not grow with the number of salons. @default true */
  isFlat?: boolean;
  /** Calls of a round. @default 60 */
  calls?: number;
  /** The call of a turn. */
  at: (turn: number) => { path: string; headers?: Record<string, string>; body?: object };
}

/** A salon with one of its services. */
export interface Target {
  salonId: string;
  serviceId: string;
  latitude: number;
  longitude: number;
}

const signedIn = (customer: number) => ({ Authorization: `Bearer test.${uidOf(customer)}` });

/** As in the configuration of a preview. */
const withKey = { [apiKeyHeader]: 'salonica-preview-key' };

/** Tuesday after the bench's moment, and the Sunday. */
const [tomorrow, sunday] = ['2026-12-08', '2026-12-13'];

/** Every read that grew with the market, and those of one salon. */
export function readsOf(targets: readonly Target[]): readonly Read[] {
  const target = (turn: number) => {
    const one = targets[turn % targets.length];
    if (one === undefined) throw new Error('There are no salons.');
    return one;
  };
  const ofSalon = (name: string, pathOf: (one: Target) => string): Read => ({
    name,
    bar: 'salon',
    at: (turn) => ({ path: pathOf(target(turn)) }),
  });
  const search = (name: string, query: string, near = false): Read => ({
    name,
    bar: 'search',
    at(turn) {
      const { latitude, longitude } = target(turn);
      const place = near ? `near=${latitude.toFixed(4)},${longitude.toFixed(4)}` : '';
      return { path: `/api/v1/salons?${[query, place].filter((part) => part !== '').join('&')}` };
    },
  });
  const slots = ({ salonId, serviceId }: Target) =>
    `/api/v1/salons/${salonId}/slots?service=${serviceId}&date=${tomorrow}`;
  const nearby = (turn: number) =>
    Array.from({ length: 12 }, (_, index) => target(turn * 12 + index).salonId).join();
  return [
    ofSalon("a day's slots", slots),
    ofSalon("a home visit's slots", (one) => `${slots(one)}&location=home`),
    ofSalon(
      '31 days',
      ({ salonId, serviceId }) =>
        `/api/v1/salons/${salonId}/days?service=${serviceId}&from=2026-12-07&to=2027-01-06`,
    ),
    ofSalon('next free times of a team', ({ salonId }) => `/api/v1/salons/${salonId}/next`),
    {
      name: 'next free times of 12 salons',
      bar: 'search',
      at: (turn) => ({ path: `/api/v1/availability/next?salons=${nearby(turn)}` }),
    },
    ofSalon('all of a salon', ({ salonId }) => `/api/v1/salons/${salonId}`),
    ofSalon('its reviews', ({ salonId }) => `/api/v1/salons/${salonId}/reviews`),
    search('by distance from the centre', ''),
    search('by distance from anywhere', '', true),
    search('within five miles', 'within=5', true),
    search('by rating', 'sort=rating'),
    search('by price', 'sort=price', true),
    search('a category', 'categories=9', true),
    search('the best of a category', 'categories=9&sort=rating'),
    search('the best of a price', 'price=$$$&rating=5', true),
    search('words: balayage', 'q=balayage', true),
    search('words: μπαλαγιαζ, from the centre', 'q=μπαλαγιαζ'),
    search('words: a typing error and a district', 'q=balyage%20kalamria'),
    search('words: a salon', 'q=mirto%20120'),
    search('words: a barber', 'q=eleni%20vasiliou', true),
    search('words: none known', 'q=xqzwk%20qqxzw', true),
    search('free tomorrow', `availableOn=${tomorrow}`, true),
    search('free tomorrow after 17:00', `availableOn=${tomorrow}&startsFrom=17:00`, true),
    search('free on Sunday', `availableOn=${sunday}`, true),
    search('by availability', 'sort=availability'),
    search('by availability, from anywhere', 'sort=availability', true),
    search('a category by availability', 'sort=availability&categories=9', true),
    {
      name: 'suggestions',
      bar: 'search',
      at: (turn) => ({ path: `/api/v1/suggestions?q=${['hai', 'bal', 'kou', 'color'][turn % 4]}` }),
    },
    { name: 'recommendations', bar: 'search', at: () => ({ path: '/api/v1/recommendations' }) },
    {
      name: 'recommendations for a customer',
      bar: 'search',
      at: (turn) => ({ path: '/api/v1/recommendations', headers: signedIn(1 + turn) }),
    },
    {
      name: 'home page',
      bar: 'search',
      at: () => ({ path: apiPaths.homePageData, headers: withKey, body: homePageRequest }),
    },
    {
      name: 'sitemap.xml: all pages, or the list of its files',
      bar: 'none',
      isFlat: false,
      calls: 20,
      at: () => ({ path: '/sitemap.xml' }),
    },
    {
      name: 'a file of the sitemap',
      bar: 'none',
      isFlat: false,
      calls: 5,
      at: () => ({ path: '/sitemap-1.xml' }),
    },
    {
      name: 'account download',
      bar: 'search',
      at: (turn) => ({ path: '/api/v1/account/data', headers: signedIn(1 + turn) }),
    },
    {
      name: 'account deletion',
      bar: 'search',
      calls: 20,
      at: (turn) => ({
        path: '/api/v1/account/deletion',
        headers: signedIn(50_000 + turn),
        body: { forfeits: null, leavesPending: false },
      }),
    },
  ];
}
