import { type SalonSort, salonSorts } from '#domain/salon.ts';
import { type Bounds, boundsText, readBounds } from './map-bounds.ts';
import { searchTextOf } from './search-text.ts';
import { anytime, readWhen, type When, whenParameters } from './when.ts';

/** Number of currency signs. */
export const priceChoices = ['all', '1', '2', '3'] as const;

export type PriceChoice = (typeof priceChoices)[number];

/** Minimum rating; 0 is any. */
export const ratingChoices = ['0', '4', '4.5'] as const;

export type RatingChoice = (typeof ratingChoices)[number];

/** Names of the popular services; empty is any. */
export const serviceChoices = ['', '0', '1', '2', '3'] as const;

export type ServiceChoice = (typeof serviceChoices)[number];

/** On a phone either the list or the map is visible. */
export const viewChoices = ['list', 'map'] as const;

export type ViewChoice = (typeof viewChoices)[number];

/** A visitor's search, and the number of open pages. */
export interface SalonSearch extends When {
  /** Service or name, as typed. */
  readonly q: string;
  /** Place, as typed. */
  readonly location: string;
  readonly service: ServiceChoice;
  /** Empty is the default order. */
  readonly sort: SalonSort | '';
  readonly price: PriceChoice;
  readonly rating: RatingChoice;
  readonly isNearMe: boolean;
  readonly isTopRated: boolean;
  /** The part of the map; null is everywhere. */
  readonly bounds: Bounds | null;
  readonly view: ViewChoice;
  /** Pages of six salons; 1 at first. */
  readonly page: number;
}

export const everything: SalonSearch = {
  q: '',
  location: '',
  service: '',
  sort: '',
  price: 'all',
  rating: '0',
  isNearMe: false,
  isTopRated: false,
  ...anytime,
  bounds: null,
  view: 'list',
  page: 1,
};

/** The filters of a search, in display order. */
export const filters = [
  'q',
  'location',
  'service',
  'price',
  'rating',
  'near',
  'top',
  'when',
  'area',
] as const;

export type Filter = (typeof filters)[number];

const fieldsOf = {
  q: ['q'],
  location: ['location'],
  service: ['service'],
  price: ['price'],
  rating: ['rating'],
  near: ['isNearMe'],
  top: ['isTopRated'],
  when: ['date', 'time'],
  area: ['bounds'],
} as const satisfies Record<Filter, readonly (keyof SalonSearch)[]>;

function isActive(search: SalonSearch, filter: Filter): boolean {
  return fieldsOf[filter].some((field) => search[field] !== everything[field]);
}

/** The best match for words; distances where the visitor is interested in them. */
export const defaultSort = ({ q, isNearMe }: Pick<SalonSearch, 'q' | 'isNearMe'>): SalonSort =>
  q === '' || isNearMe ? 'distance' : 'relevance';

/** The order of the results. Without words nothing matches best. */
export function sortOf(search: SalonSearch): SalonSort {
  const { sort, q } = search;
  return sort === '' || (sort === 'relevance' && q === '') ? defaultSort(search) : sort;
}

export function activeFilters(search: SalonSearch): readonly Filter[] {
  return filters.filter((filter) => isActive(search, filter));
}

/** The same search without one or several filters; from the first page. */
export function withoutFilters(search: SalonSearch, dropped: readonly Filter[]): SalonSearch {
  const changes = dropped.flatMap((filter) =>
    fieldsOf[filter].map((field) => [field, everything[field]] as const),
  );
  return { ...search, ...Object.fromEntries(changes), page: 1 };
}

function choiceOf<Choice extends string>(
  text: string | null,
  choices: readonly Choice[],
  otherwise: Choice,
): Choice {
  return choices.find((choice) => choice === text) ?? otherwise;
}

const mostPages = 1000;

function pageOf(text: string | null): number {
  const page = Number(text);
  return Number.isInteger(page) && page > 1 && page <= mostPages ? page : 1;
}

/** The search in a URL; an invalid parameter counts as absent. */
export function readSearch(params: URLSearchParams): SalonSearch {
  const isSet = (name: string) => params.get(name) === '1';
  return {
    q: searchTextOf(params.get('q') ?? ''),
    location: searchTextOf(params.get('location') ?? ''),
    service: choiceOf(params.get('service'), serviceChoices, everything.service),
    sort: choiceOf(params.get('sort'), ['', ...salonSorts], everything.sort),
    price: choiceOf(params.get('price'), priceChoices, everything.price),
    rating: choiceOf(params.get('rating'), ratingChoices, everything.rating),
    isNearMe: isSet('near'),
    isTopRated: isSet('top'),
    ...readWhen(params),
    bounds: readBounds(params.get('bounds')),
    view: choiceOf(params.get('view'), viewChoices, everything.view),
    page: pageOf(params.get('page')),
  };
}

/** Writes only active parameters in a fixed order: one search has one URL. */
export function writeSearch(search: SalonSearch): URLSearchParams {
  const params = new URLSearchParams();
  const write = (name: string, value: string, isGiven: boolean) => {
    if (isGiven) params.set(name, value);
  };
  write('q', searchTextOf(search.q), searchTextOf(search.q) !== '');
  write('location', searchTextOf(search.location), searchTextOf(search.location) !== '');
  write('service', search.service, search.service !== everything.service);
  write('sort', search.sort, search.sort !== everything.sort);
  write('price', search.price, search.price !== everything.price);
  write('rating', search.rating, search.rating !== everything.rating);
  write('near', '1', search.isNearMe);
  write('top', '1', search.isTopRated);
  for (const [name, value] of whenParameters(search)) write(name, value, true);
  if (search.bounds !== null) write('bounds', boundsText(search.bounds), true);
  write('view', search.view, search.view !== everything.view);
  write('page', String(search.page), search.page > 1);
  return params;
}
