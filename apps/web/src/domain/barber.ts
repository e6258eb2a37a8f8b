import type { AnswerOf } from './api.ts';

/** A barber of a salon's team. */
export type Barber = AnswerOf<'readSalon'>['team'][number];
