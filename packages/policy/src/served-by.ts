import type { Barber, Service } from './calendar.ts';

/** A service in the time that a barber needs for it; as it is where the barber is not known. */
export function servedBy(
  service: Service,
  member: Pick<Barber, 'ownMinutes'> | undefined,
): Service {
  const minutes = member?.ownMinutes?.get(service.id);
  if (minutes === undefined || minutes === service.minutes) return service;
  const { gap } = service;
  // A visit that would end in its gap has none.
  const hasGap = gap !== null && gap.after + gap.minutes < minutes;
  return { ...service, minutes, gap: hasGap ? gap : null };
}
