import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import type { SaveButtonProps } from '../features/favorites/SaveButton.tsx';
import { again } from '../shared/again.ts';
import { useSaveToasts } from './use-save-toasts.ts';

/** A heart is no part of the first load: the card has its room without it, and is whole without one that does not come. */
const SaveButton = lazy(async (): Promise<{ default: ComponentType<SaveButtonProps> }> => {
  try {
    const module = await again(() => import('../features/favorites/SaveButton.tsx'));
    return { default: module.SaveButton };
  } catch {
    return { default: () => null };
  }
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
