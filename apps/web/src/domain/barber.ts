import type { ResponseOf } from './api.ts';

/** A barber of a salon's team. */
export type Barber = ResponseOf<'readSalon'>['team'][number];

/** How long a service takes with a barber; undefined for one who is not known. */
export const minutesWith = (
  { id, minutes }: { readonly id: string; readonly minutes: number },
  barber: Pick<Barber, 'ownMinutes'> | undefined,
): number => barber?.ownMinutes?.find(({ serviceId }) => serviceId === id)?.minutes ?? minutes;
