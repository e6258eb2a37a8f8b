import type { ResponseOf } from './api.ts';

/** A barber of a salon's team. */
export type Barber = ResponseOf<'readSalon'>['team'][number];
