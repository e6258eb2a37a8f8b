import type { LoadPage } from '../blocks/page-load.ts';
import { BookNow } from '../features/discovery/book-now/BookNow.tsx';
import { loadFoundSalons } from '../features/discovery/search/load-found-salons.ts';
import { useSaveSlot } from '../shell/use-save-slot.tsx';

export const load: LoadPage = async (page) => {
  await loadFoundSalons(page, { isNearbyOnly: true });
  return {};
};

export function Component() {
  return <BookNow renderSave={useSaveSlot()} />;
}
