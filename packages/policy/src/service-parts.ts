import type { Location, SalonCalendar, Service } from './calendar.ts';
import { minute } from './plain-time.ts';
import type { Range } from './ranges.ts';

/**
 * The parts of a visit that occupy its chair, in milliseconds from the start. While color develops
 * the chair is free, but not at a customer's home.
 */
export function serviceParts(service: Service, travelMinutes: number | null): readonly Range[] {
  const { minutes, gap, bufferBefore, bufferAfter } = service;
  const from = -(bufferBefore + (travelMinutes ?? 0)) * minute;
  const until = (minutes + bufferAfter + (travelMinutes ?? 0)) * minute;
  if (gap === null || travelMinutes !== null) return [{ from, until }];
  const parts = [
    { from, until: gap.after * minute },
    { from: (gap.after + gap.minutes) * minute, until },
  ];
  return parts.filter((part) => part.from < part.until);
}

/** The parts of a visit at a place; null where the salon does not go there. */
export function partsAt(
  { travel }: Pick<SalonCalendar, 'travel'>,
  service: Service,
  location: Location,
): readonly Range[] | null {
  if (location === 'salon') return serviceParts(service, null);
  return travel === null ? null : serviceParts(service, travel.minutes);
}

/** The parts as instants. */
export const partsFrom = (start: number, parts: readonly Range[]): readonly Range[] =>
  parts.map(({ from, until }) => ({ from: start + from, until: start + until }));
