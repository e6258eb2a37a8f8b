import type { AddDraft, addKinds } from './add-draft.ts';
import type { Done } from './desk-queries.ts';
import type { FreePlace } from './free-place.ts';
import type { WriteTerms } from './use-desk-change.ts';

/** A change, with the call that takes it back. */
export interface Made extends Omit<Done, 'undo'> {
  readonly undo: ((terms: WriteTerms) => Promise<unknown>) | null;
}

export interface AddFormProps<Kind extends (typeof addKinds)[number]> {
  readonly place: FreePlace;
  readonly draft: AddDraft[Kind];
  readonly onDraft: (part: Partial<AddDraft[Kind]>) => void;
  readonly onDone: (made: Made) => void;
}
