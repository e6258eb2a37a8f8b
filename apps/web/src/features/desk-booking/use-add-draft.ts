import { useState } from 'react';
import { usePort } from '../../blocks/PortsProvider.tsx';
import { useDesk } from '../../blocks/use-desk.ts';
import { type AddDraft, addDraftOf } from './add-draft.ts';
import type { FreePlace } from './free-place.ts';

/** The unsent entries for a place of a salon, which outlive the sheet and a reload. */
export function useAddDraft(place: FreePlace) {
  const drafts = usePort('drafts');
  const { salon } = useDesk();
  const key = ['desk-add', salon.id, place.barberId, place.date, place.time].join(' ');
  const [draft, setDraft] = useState(() => addDraftOf(drafts.read(key).personal, place));
  return {
    draft,
    change: (part: Partial<AddDraft>) => {
      const next = { ...draft, ...part };
      setDraft(next);
      drafts.write(key, { choices: null, personal: next });
    },
    clear: () => drafts.clear(key),
  };
}
