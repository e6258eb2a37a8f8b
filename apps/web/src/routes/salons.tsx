import type { LoadPage } from '../blocks/page-load.ts';
import { CompareBar } from '../features/compare/CompareBar.tsx';
import { renderCompare } from '../features/compare/CompareToggle.tsx';
import { FindSalons } from '../features/discovery/search/FindSalons.tsx';
import { salonListData } from '../features/discovery/list-data.ts';
import { loadFoundSalons } from '../features/discovery/search/load-found-salons.ts';
import { useSaveSlot } from '../shell/use-save-slot.tsx';

export const load: LoadPage = async (page) => {
  const salons = await loadFoundSalons(page);
  return { data: salonListData(salons, page.language) };
};

export function Component() {
  return (
    <>
      <FindSalons renderSave={useSaveSlot()} renderCompare={renderCompare} />
      <CompareBar />
    </>
  );
}
