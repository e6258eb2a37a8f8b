import { BookNow } from '../features/discovery/book-now/BookNow.tsx';
import { useHydrated } from '../shell/use-hydrated.ts';
import { useSaveSlot } from '../shell/use-save-slot.tsx';

export function Component() {
  return <BookNow isReady={useHydrated()} renderSave={useSaveSlot()} />;
}
