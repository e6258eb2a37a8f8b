import type { LoadPage } from '../blocks/page-load.ts';
import { BookNow } from '../features/discovery/book-now/BookNow.tsx';
import { salonListData } from '../features/discovery/list-data.ts';
import { loadFoundSalons } from '../features/discovery/search/load-found-salons.ts';
import { useSaveSlot } from '../shell/use-save-slot.tsx';

export const load: LoadPage = async (page) => {
  const salons = await loadFoundSalons(page, { isNearbyOnly: true });
  return { data: salonListData(salons, page.language) };
};

export function Component() {
  return <BookNow renderSave={useSaveSlot()} />;
}
