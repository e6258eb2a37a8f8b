import type { AnswerOf } from './api.ts';

/** A service that can be booked at a salon. */
export type Service = AnswerOf<'readSalon'>['offer'][number];
