import type { Money } from '../shared/money.ts';

/** A barber of a salon's team. */
export interface Barber {
  readonly id: string;
  readonly name: string;
  readonly specialty: string;
  readonly rating: number;
  /** Years of experience. */
  readonly experience: number;
  /** Compared with the salon's base price: the difference is added to the service. */
  readonly price: Money;
  /** URL of the portrait. */
  readonly picture: string | null;
  /** Ids of the barber's services. */
  readonly serviceIds: readonly string[];
}
