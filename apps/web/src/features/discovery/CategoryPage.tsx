import page from '../../blocks/page.module.css';
import { CategoryContent, type CategoryContentProps } from './CategoryContent.tsx';
import { type RenderSave, SaveSlot } from './SaveSlot.tsx';

export interface CategoryPageProps extends CategoryContentProps {
  readonly renderSave?: RenderSave | undefined;
}

/** One category with its salons. */
export function CategoryPage({ renderSave, ...content }: CategoryPageProps) {
  return (
    <div className={page['root']}>
      <SaveSlot value={renderSave}>
        <CategoryContent {...content} />
      </SaveSlot>
    </div>
  );
}
