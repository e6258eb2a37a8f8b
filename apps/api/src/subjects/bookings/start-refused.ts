import type { FailureCode, SlotRefusal } from '@salonica/contract/v1';
import type { Draft } from '../availability/starts.ts';

/** The rejected request. */
export interface RefusedStart {
  salonId: string;
  draft: Draft;
  date: string;
  /** Minutes since midnight. */
  at: number;
  /** A booking that moves: its own time does not count as taken. */
  except: string | undefined;
}

/** An unavailable start; ends the transaction, and the response suggests other times. */
export class StartRefusedError extends Error implements RefusedStart {
  override readonly name = 'StartRefusedError';
  readonly code: Extract<FailureCode, 'slot-taken' | 'not-bookable'>;
  readonly salonId: string;
  readonly draft: Draft;
  readonly date: string;
  readonly at: number;
  readonly except: string | undefined;

  constructor(refusal: SlotRefusal, { salonId, draft, date, at, except }: RefusedStart) {
    super(refusal);
    this.code = refusal === 'booked' || refusal === 'travel' ? 'slot-taken' : 'not-bookable';
    this.salonId = salonId;
    this.draft = draft;
    this.date = date;
    this.at = at;
    this.except = except;
  }
}
