import { lazy, type ReactNode, Suspense } from 'react';
import { useSaveToasts } from './use-save-toasts.ts';

/** A heart is no part of the first load: the card has its room without it. */
const SaveButton = lazy(async () => {
  const { SaveButton: Component } = await import('../features/favorites/SaveButton.tsx');
  return { default: Component };
});

/** Draws the heart in the corner of a salon's card, and says what came of a press. */
export function useSaveSlot(): (salon: { id: string; name: string }) => ReactNode {
  const toasts = useSaveToasts();
  return ({ id, name }) => (
    <Suspense fallback={null}>
      <SaveButton salonId={id} salonName={name} {...toasts} />
    </Suspense>
  );
}
