import type { LoadPage } from '../blocks/page-load.ts';
import { FindSalons } from '../features/discovery/search/FindSalons.tsx';
import { loadFoundSalons } from '../features/discovery/search/load-found-salons.ts';
import { useSaveSlot } from '../shell/use-save-slot.tsx';

export const load: LoadPage = async (page) => {
  await loadFoundSalons(page);
  return {};
};

export function Component() {
  return <FindSalons renderSave={useSaveSlot()} />;
}
