import type { ResponseOf } from './api.ts';

/** A service that can be booked at a salon. */
export type Service = ResponseOf<'readSalon'>['offer'][number];
