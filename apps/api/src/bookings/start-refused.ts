import type { FailureCode, SlotRefusal } from '@salonica/contract/v1';
import type { Wish } from '../availability/starts.ts';

/** What could not be had. */
export interface RefusedStart {
  salonId: string;
  wish: Wish;
  date: string;
  /** Minutes since midnight. */
  at: number;
  /** A booking that moves: its own time is no obstacle. */
  except: string | undefined;
}

/** A start that cannot be had; ends the transaction, and is answered with other times. */
export class StartRefusedError extends Error implements RefusedStart {
  override readonly name = 'StartRefusedError';
  readonly code: Extract<FailureCode, 'slot-taken' | 'not-bookable'>;
  readonly salonId: string;
  readonly wish: Wish;
  readonly date: string;
  readonly at: number;
  readonly except: string | undefined;

  constructor(refusal: SlotRefusal, { salonId, wish, date, at, except }: RefusedStart) {
    super(refusal);
    this.code = refusal === 'booked' || refusal === 'travel' ? 'slot-taken' : 'not-bookable';
    this.salonId = salonId;
    this.wish = wish;
    this.date = date;
    this.at = at;
    this.except = except;
  }
}
