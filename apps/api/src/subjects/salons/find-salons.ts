import type { SalonPageResponse, salonQuerySchema, UnderstoodWire } from '@salonica/contract/v1';
import {
  understand,
  type Understanding,
  understandPlace,
  type PlaceUnderstanding,
} from '@salonica/search';
import type { DayTimes } from '@salonica/policy';
import type { InferOutput } from 'valibot';
import type { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Language } from '../../platform/http/messages.ts';
import { type Availability, soonestFree } from './available.ts';
import { hasAny } from './conditions.ts';
import { isFreeAt } from './free-time-sql.ts';
import type { MarketVocabulary } from './market-vocabulary.ts';
import { matchedServices } from './matched-services.ts';
import { withMatches } from './matches.ts';
import { anyFits, mostRelevant, type SalonSearch, searchSalons } from './search.ts';
import type { SalonList } from './salon-rows.ts';

export type SalonQuery = InferOutput<typeof salonQuerySchema>;

export interface FindOptions extends Availability {
  db: Database;
  vocabulary: MarketVocabulary;
  versioned: (path: string) => string;
}

const pageSize = 12;

/** A page of the salons that a query asks for, or of the nearest to it where there are none. */
export async function findSalons(
  options: FindOptions,
  query: SalonQuery,
  language: Language,
): Promise<SalonPageResponse> {
  // Refused before anything is read.
  const on = dayTimesOf(query);
  const vocabulary = await options.vocabulary();
  const asked = understand(vocabulary, query.q ?? '');
  const there = understandPlace(vocabulary, query.place ?? '');
  const near = there.place ?? asked.place ?? query.near;
  const { list, isWidened } = await firstFound(
    options,
    { ...query, near, on },
    { asked, there },
    language,
  );
  const services = await matchedServices(
    options.db,
    list.salons.map(({ id }) => id),
    asked,
    language,
  );
  return {
    ...list,
    salons: await withMatches(options.db, list.salons, { on, services }, options),
    understood: understoodOf(query, { asked, there }, isWidened, language),
  };
}

interface Asked {
  asked: Understanding;
  there: PlaceUnderstanding;
}

function understoodOf(
  { q = '' }: SalonQuery,
  { asked, there }: Asked,
  widened: boolean,
  language: Language,
): UnderstoodWire {
  const place = there.place ?? asked.place;
  return {
    q: q === '' ? null : (asked.suggestion ?? q),
    place:
      place === undefined
        ? null
        : {
            name: place[language],
            latitude: place.latitude,
            longitude: place.longitude,
            kind: place.kind,
          },
    suggestion: asked.suggestion,
    widened,
  };
}

type FullQuery = SalonQuery & { on: DayTimes | undefined };

/** The list of the search that finds something: without the address, then without some words, where needed. */
async function firstFound(
  options: FindOptions,
  query: FullQuery,
  { asked, there }: Asked,
  language: Language,
): Promise<{ list: SalonList; isWidened: boolean }> {
  const filters: SalonSearch = {
    price: query.price,
    categoryIds: query.categories,
    topRated: query.topRated,
    rating: query.rating,
    within: query.within,
    bounds: query.bounds,
  };
  const listed = async (search: SalonSearch, isWidened: boolean) => ({
    list: await listOf(options, query, search, language),
    isWidened,
  });
  const { tiers } = asked;
  const isPartial = asked.isPartial || there.isUnknown;
  const exact: SalonSearch = { ...filters, tiers, address: there.address };
  const anywhere: SalonSearch = { ...filters, tiers };
  const isElsewhere = there.address !== undefined;
  // Most searches find something: only then it is worth knowing why not.
  const found = await listed(exact, isPartial);
  if (found.list.total > 0 || (hasAny(tiers) === undefined && !isElsewhere)) return found;
  // Where no salon is free that day, the words are not at fault.
  const exists = (search: SalonSearch) => anyFits(options.db, search, query.near);
  if (query.on !== undefined && (await exists(exact))) return found;
  if (isElsewhere && (await exists(anywhere))) {
    return listed(anywhere, isPartial || there.place === undefined);
  }
  // Where salons fit the words, it is the filters that exclude all.
  if (await exists({ tiers })) return isElsewhere ? listed(anywhere, isPartial) : found;
  return listed({ ...filters, tiers: asked.wider }, true);
}

async function listOf(
  options: FindOptions,
  query: FullQuery,
  search: SalonSearch,
  language: Language,
): Promise<SalonList> {
  const { db, versioned, time } = options;
  const { near, on, cursor, limit = pageSize, q = '' } = query;
  const { sort = q === '' ? 'distance' : 'relevance' } = query;
  const isFree = on && isFreeAt(on, time);
  const page = { search: { ...search, isFree }, near, cursor, limit, language, versioned };
  if (sort === 'relevance') return mostRelevant(db, page);
  return sort === 'availability'
    ? soonestFree(db, page, options)
    : searchSalons(db, { ...page, sort });
}

/** The requested times; undefined for any day. */
function dayTimesOf({ availableOn, startsFrom, startsBefore }: SalonQuery): DayTimes | undefined {
  if (availableOn !== undefined) {
    return { date: availableOn, from: startsFrom, before: startsBefore };
  }
  const field = startsFrom === undefined ? 'startsBefore' : 'startsFrom';
  if (startsFrom === undefined && startsBefore === undefined) return undefined;
  throw new ApiError(422, 'invalid', { fields: { [field]: 'otherField' } });
}
