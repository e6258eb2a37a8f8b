import type { ReactNode } from 'react';
import { SaveButton } from '../features/favorites/SaveButton.tsx';
import { useSaveToasts } from './use-save-toasts.ts';

/** Renders the heart in the corner of a salon's card, and reports the result of a press. */
export function useSaveSlot(): (salon: { id: string; name: string }) => ReactNode {
  const toasts = useSaveToasts();
  return ({ id, name }) => <SaveButton salonId={id} salonName={name} {...toasts} />;
}
