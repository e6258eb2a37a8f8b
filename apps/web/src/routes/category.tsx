import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { CategoryPage } from '../features/discovery/CategoryPage.tsx';
import { usePageTitle } from '../shell/page-title.tsx';
import { useSaveSlot } from '../shell/use-save-slot.tsx';

export function Component() {
  const { categoryId = '' } = useParams();
  const [name, setName] = useState<string>();
  usePageTitle(name);
  const renderSave = useSaveSlot();
  return (
    <CategoryPage
      key={categoryId}
      categoryId={categoryId}
      onName={setName}
      renderSave={renderSave}
    />
  );
}
