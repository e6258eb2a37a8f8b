import type { Money } from '../shared/money.ts';

/** A service that can be booked at a salon. */
export interface Service {
  readonly id: string;
  readonly name: string;
  /** A sentence; null without one. */
  readonly description: string | null;
  readonly price: Money;
  readonly minutes: number;
}
