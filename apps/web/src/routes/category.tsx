import type { LoadPage } from '../blocks/page-load.ts';
import { loadCategory } from '../features/discovery/load-category.ts';
import { useParams } from 'react-router-dom';
import { CategoryPage } from '../features/discovery/CategoryPage.tsx';
import { usePageTitle } from '../shell/PageTitleProvider.tsx';
import { useSaveSlot } from '../shell/use-save-slot.tsx';

export const load: LoadPage = loadCategory;

export function Component() {
  const { categoryId = '' } = useParams();
  const setTitle = usePageTitle();
  const renderSave = useSaveSlot();
  return (
    <CategoryPage
      key={categoryId}
      categoryId={categoryId}
      onName={setTitle}
      renderSave={renderSave}
    />
  );
}
