import type { Done } from './desk-queries.ts';
import type { FreePlace } from './free-place.ts';
import type { WriteTerms } from './use-desk-change.ts';

/** A change, with the call that takes it back. */
export interface Made extends Omit<Done, 'undo'> {
  readonly undo: ((terms: WriteTerms) => Promise<unknown>) | null;
}

export interface AddFormProps {
  readonly place: FreePlace;
  readonly onDone: (made: Made) => void;
}
