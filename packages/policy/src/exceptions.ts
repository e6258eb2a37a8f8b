import type { HoursException, SalonCalendar } from './calendar.ts';

/** Who was chosen for the other hours of a day: barbers whose only shift there is all of them. */
export function chosenFor(
  { exceptions, barbers }: Pick<SalonCalendar, 'exceptions' | 'barbers'>,
  date: string,
): readonly string[] {
  const [open] = exceptions.get(date)?.hours ?? [];
  if (open === undefined) return [];
  return barbers.flatMap(({ id, dated }) => {
    const [shift, ...more] = dated.get(date) ?? [];
    const isAll = more.length === 0 && shift?.from === open.opens && shift.until === open.closes;
    return isAll ? [id] : [];
  });
}

/**
 * A calendar with other hours on a day, null for those of the weekday, in which only these barbers
 * were chosen for them.
 */
export function withException(
  calendar: SalonCalendar,
  date: string,
  exception: HoursException | null,
  barberIds: readonly string[],
): SalonCalendar {
  const before = chosenFor(calendar, date);
  const exceptions = new Map(calendar.exceptions);
  exceptions.delete(date);
  if (exception !== null) exceptions.set(date, exception);
  const [open] = exception?.hours ?? [];
  const barbers = calendar.barbers.map((barber) => {
    const isChosen = open !== undefined && barberIds.includes(barber.id);
    if (!isChosen && !before.includes(barber.id)) return barber;
    const dated = new Map(barber.dated);
    dated.delete(date);
    if (isChosen) dated.set(date, [{ from: open.opens, until: open.closes }]);
    return { ...barber, dated };
  });
  return { ...calendar, exceptions, barbers };
}
