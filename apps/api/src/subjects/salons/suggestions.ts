import type { SuggestionsResponse } from '@salonica/contract/v1';
import {
  bestSuggestions,
  type Condition,
  suggest,
  type FoundSuggestion,
  type SuggestionKind,
} from '@salonica/search';
import { and, asc, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { barbers, categories, salons } from '../../platform/database/schema/index.ts';
import type { Language } from '../../platform/http/messages.ts';
import { awayFrom } from './away-from.ts';
import { hasTerms } from './conditions.ts';
import type { Place } from './distance.ts';
import type { MarketVocabulary } from './market-vocabulary.ts';
import { isListed } from './summaries.ts';

export interface SuggestionQuery {
  q: string;
  /** @default all */
  kinds: readonly SuggestionKind[] | undefined;
  near: Place | undefined;
  language: Language;
}

/** Salons of one kind of match that are considered; the nearest ones. */
const mostSalons = 8;

/** What completes a query: the wanted kinds of services, categories, salons, barbers and places, best first. */
export async function suggestions(
  db: Database,
  vocabulary: MarketVocabulary,
  { q, kinds, near, language }: SuggestionQuery,
): Promise<SuggestionsResponse> {
  const {
    known,
    names,
    barbers: teams,
    ofRecord,
  } = suggest(await vocabulary(), q, language, kinds);
  const [titles, named, employing] = await Promise.all([
    known.some(({ kind }) => kind === 'category')
      ? db.select({ id: categories.id, title: categories.title }).from(categories)
      : [],
    nearestWith(db, names, near),
    nearestWith(db, teams, near),
  ]);
  const ids = new Map(titles.map(({ id, title }) => [title, id]));
  const people = await teamsOf(db, employing);
  const found: FoundSuggestion[] = [
    ...known.map((one) => ({
      ...one,
      id: one.title === undefined ? null : (ids.get(one.title) ?? null),
      detail: null,
      salonId: null,
    })),
    ...named.flatMap(({ id, name, en, el }) => {
      const one = ofRecord('salon', name);
      return one === undefined ? [] : [{ ...one, id, detail: { en, el }[language], salonId: id }];
    }),
    ...people.flatMap(({ id, en, el, salonId, salon }) => {
      const one = ofRecord('barber', { en, el }[language], { en: el, el: en }[language]);
      return one === undefined ? [] : [{ ...one, id, detail: salon, salonId }];
    }),
  ];
  return {
    suggestions: bestSuggestions(found, kinds),
  };
}

async function nearestWith(db: Database, condition: Condition, near: Place | undefined) {
  const isPossible = condition.length > 0 && condition.every(({ length }) => length > 0);
  if (!isPossible) return [];
  return db
    .select({ id: salons.id, name: salons.name, en: salons.addressEn, el: salons.addressEl })
    .from(salons)
    .where(and(isListed, hasTerms(condition)))
    .orderBy(awayFrom(near), salons.id)
    .limit(mostSalons);
}

type Employer = Awaited<ReturnType<typeof nearestWith>>[number];

/** The barbers of salons, in the order of the salons. */
async function teamsOf(db: Database, employers: readonly Employer[]) {
  if (employers.length === 0) return [];
  const ids = employers.map(({ id }) => id);
  const rows = await db
    .select({
      id: barbers.id,
      en: barbers.nameEn,
      el: barbers.nameEl,
      salonId: barbers.salonId,
    })
    .from(barbers)
    .where(and(inArray(barbers.salonId, ids), isNull(barbers.retiredAt)))
    .orderBy(asc(barbers.position), asc(barbers.id));
  const teams = Map.groupBy(rows, ({ salonId }) => salonId);
  return employers.flatMap(({ id, name }) =>
    (teams.get(id) ?? []).map((row) => ({ ...row, salon: name })),
  );
}
