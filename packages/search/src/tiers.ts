import { type Condition, distinct } from './condition.ts';
import { type Meaning, termsOfKind } from './meaning.ts';
import type { Reading } from './readings.ts';
import { type Term, termOf, textOf, type TermKind } from './terms.ts';

/** Combinations of words of a name that are looked up as one name. */
const mostNames = 200;

type Clause = readonly Term[];

/** The conditions of a query, best first: name, barber, service, category, and text of an address. */
export function tiersOf(
  meanings: readonly Meaning[],
  offers: readonly Term[] = [],
): readonly Condition[] {
  const said = meanings.filter(({ role }) => role !== 'filler');
  const content = said.filter(({ role }) => role === 'content');
  const shops = said.filter(({ role }) => role === 'shop');
  const places = said.filter(({ role }) => role === 'place');
  const inPlaces = [...combined(places), []];
  const kinds = shops.map(({ categories, names }): Clause => [...categories, ...names]);
  const ofKinds = content.length > 0 ? [kinds, []] : [kinds];
  const levels = [typed, specialized, offered, mentioned];
  return distinct([
    ...byName(said),
    ...byBarber(said),
    ...inPlaces.flatMap((place) => [
      [offers, ...place],
      ...ofKinds.flatMap((kind) =>
        levels.map((level) => [...content.flatMap(level), ...kind, ...place]),
      ),
    ]),
  ]);
}

/** Of a phrase, each typed word is of a service. */
function typed(meaning: Meaning): Condition {
  const words = meaning.segment.parts.map((part) => termsOfKind(part, 's'));
  const isWhole = words.length > 1 && words.every(({ length }) => length > 0);
  return isWhole ? words : specialized(meaning);
}

const specialized = ({ names, barbers, services, categories }: Meaning): Condition => [
  [...names, ...barbers, ...services],
  [...names, ...barbers, ...categories],
];

const offered = ({ names, barbers, services }: Meaning): Condition => [
  [...names, ...barbers, ...services],
];

const mentioned = ({ names, barbers, services, categories, addresses }: Meaning): Condition => [
  [...names, ...barbers, ...services, ...categories, ...addresses],
];

/** Where a query names several places, salons with the typed words of all of them come first. */
function combined(places: readonly Meaning[]): readonly Condition[] {
  const [only] = places;
  if (only === undefined) return [];
  return places.length === 1
    ? only.inPlace
    : [places.flatMap((meaning) => meaning.inPlace[0] ?? [])];
}

const partsOf = (meanings: readonly Meaning[]): readonly Reading[] =>
  meanings.flatMap(({ segment }) => segment.parts);

/** Terms of a kind as written, or all that were recognised. */
function clausesOf(parts: readonly Reading[], kind: TermKind, isExact: boolean): Condition {
  return parts.map((part) => {
    const [first] = part.entries;
    const isWritten = part.way === 'written' && first !== undefined;
    return termsOfKind(isExact && isWritten ? { ...part, entries: [first] } : part, kind);
  });
}

/** All words are of the name of one salon. */
function byName(meanings: readonly Meaning[]): readonly Condition[] {
  const parts = partsOf(meanings);
  if (parts.length === 0) return [];
  return [clausesOf(parts, 'n', true), clausesOf(parts, 'n', false)];
}

/** All words are of the name of one barber. */
function byBarber(meanings: readonly Meaning[]): readonly Condition[] {
  const parts = partsOf(meanings);
  if (parts.length === 0) return [];
  const exact = clausesOf(parts, 'b', true);
  const all = clausesOf(parts, 'b', false);
  return parts.length === 2
    ? [exact, all].flatMap((clauses) => [[namesOf(clauses)], clauses])
    : [exact, all];
}

/** Whole names of two words, in both orders. */
function namesOf([first = [], second = []]: Condition): Clause {
  if (first.length * second.length > mostNames) return [];
  return first.flatMap((one) =>
    second.flatMap((other) => [
      termOf('p', `${textOf(one)} ${textOf(other)}`),
      termOf('p', `${textOf(other)} ${textOf(one)}`),
    ]),
  );
}
