import type { SlotRefusal } from '@salonica/contract/v1';
import { type PlaceDraft, refusalCode } from '@salonica/policy';

/** The rejected request. */
export interface RefusedStart {
  salonId: string;
  draft: PlaceDraft;
  /** A booking that moves: its own time does not count as taken. */
  except: string | undefined;
}

/** An unavailable start; ends the transaction, and the response suggests other times. */
export class StartRefusedError extends Error implements RefusedStart {
  override readonly name = 'StartRefusedError';
  readonly code: ReturnType<typeof refusalCode>;
  readonly salonId: string;
  readonly draft: PlaceDraft;
  readonly except: string | undefined;

  constructor(refusal: SlotRefusal, { salonId, draft, except }: RefusedStart) {
    super(refusal);
    this.code = refusalCode(refusal);
    this.salonId = salonId;
    this.draft = draft;
    this.except = except;
  }
}
