import { FindSalons } from '../features/discovery/search/FindSalons.tsx';
import { useHydrated } from '../shell/use-hydrated.ts';
import { useSaveSlot } from '../shell/use-save-slot.tsx';

export function Component() {
  return <FindSalons isReady={useHydrated()} renderSave={useSaveSlot()} />;
}
