import { useTranslation } from 'react-i18next';
import page from '../../blocks/page.module.css';
import type { CategoryContentProps } from './CategoryContent.tsx';
import { CategoryHeroPlaces } from './CategoryHeroPlaces.tsx';
import { CategoryNotFound } from './CategoryNotFound.tsx';
import { LateLists } from './late-parts.ts';
import { SalonPlaces } from './Places.tsx';
import { type RenderSave, SaveSlot } from './save-slot.tsx';

export interface CategoryPageProps extends CategoryContentProps {
  readonly renderSave?: RenderSave | undefined;
}

/** One category with its salons. */
export function CategoryPage({ categoryId, onName, renderSave }: CategoryPageProps) {
  const { t } = useTranslation('discovery');
  return (
    <div className={page['root']}>
      <SaveSlot value={renderSave}>
        <LateLists
          renderPlaces={(wait) => (
            <>
              <CategoryHeroPlaces />
              <div className={page['body']}>
                <SalonPlaces text={t('category.loading')} wait={wait} />
              </div>
            </>
          )}
          renderFailure={() => <CategoryNotFound />}
        >
          {({ CategoryContent }) => <CategoryContent categoryId={categoryId} onName={onName} />}
        </LateLists>
      </SaveSlot>
    </div>
  );
}
