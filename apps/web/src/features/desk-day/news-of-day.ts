import type { DeskDay, DeskEntry, DeskVisit } from '../../domain/desk.ts';

/** What others did to a visit while the day was open. */
export interface DayNews {
  readonly kind: 'new' | 'moved' | 'gone' | 'marked';
  readonly visit: DeskVisit;
  /** Their name. */
  readonly barber: string;
}

const isVisit = (entry: DeskEntry): entry is DeskVisit => entry.kind === 'booking';

function kindOf(before: DeskVisit | undefined, after: DeskVisit): DayNews['kind'] | null {
  if (before === undefined) return 'new';
  const isMoved =
    before.visit.startsAt !== after.visit.startsAt ||
    before.visit.endsAt !== after.visit.endsAt ||
    before.barberId !== after.barberId;
  if (isMoved) return 'moved';
  const isMarked = before.status !== after.status || before.arrivedAt !== after.arrivedAt;
  // A visit that was over becomes completed by the clock.
  return isMarked && after.revision !== before.revision ? 'marked' : null;
}

/**
 * The visits that others added, changed or cancelled between two readings of a day.
 * @param isOwnChange - whether this page made a change
 */
export function newsOfDay(
  before: DeskDay,
  after: DeskDay,
  isOwnChange: (id: string, revision: number) => boolean,
): readonly DayNews[] {
  const known = new Map(before.entries.filter(isVisit).map((visit) => [visit.id, visit]));
  const visits = after.entries.filter(isVisit);
  const barberOf = ({ barberId }: DeskVisit): string =>
    after.barbers.find(({ id }) => id === barberId)?.name ?? '';
  const changed = visits.flatMap((visit): DayNews[] => {
    const kind = kindOf(known.get(visit.id), visit);
    return kind === null || isOwnChange(visit.id, visit.revision)
      ? []
      : [{ kind, visit, barber: barberOf(visit) }];
  });
  const left = new Set(visits.map(({ id }) => id));
  const gone = [...known.values()]
    .filter(({ id, revision }) => !left.has(id) && !isOwnChange(id, revision + 1))
    .map((visit): DayNews => ({ kind: 'gone', visit, barber: barberOf(visit) }));
  return [...changed, ...gone];
}
