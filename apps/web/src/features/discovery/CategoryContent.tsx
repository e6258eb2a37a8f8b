import { buttonProps } from '@salonica/ui/button';
import { EmptyState } from '@salonica/ui/empty-state';
import { Photo } from '@salonica/ui/photo';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../blocks/Link.tsx';
import { LoadFailure } from '../../blocks/LoadFailure.tsx';
import page from '../../blocks/page.module.css';
import { stepState } from '../../blocks/step-state.ts';
import type { Category } from '../../domain/category.ts';
import { paths } from '../../shared/paths.ts';
import vignette from '../../shared/vignette.module.css';
import { BackToHome } from './BackToHome.tsx';
import { CategoryHeroSkeleton } from './CategoryHeroSkeleton.tsx';
import { categoryName } from '../../blocks/category-names.ts';
import { CategoryNotFound } from './CategoryNotFound.tsx';
import styles from './CategoryPage.module.css';
import { categoryQuestion } from './category-question.ts';
import { PagedSalonGrid } from './PagedSalonGrid.tsx';
import { SalonGridSkeleton } from './Skeletons.tsx';
import { useCategories } from '../../blocks/use-categories.ts';
import { type SalonList, useSalonList } from './search/use-salon-list.ts';

interface HeroProps {
  /** Null while it is loading. */
  readonly category: Category | null;
  /** Null until known. */
  readonly salonCount: number | null;
}

function CategoryHero({ category, salonCount }: HeroProps) {
  const { t } = useTranslation('discovery');
  if (category === null) return <CategoryHeroSkeleton />;
  const { title, icon, serviceCount } = category;
  return (
    <div className={styles['hero']}>
      <div>
        <BackToHome />
        <h1 className={styles['title']}>{categoryName(t, title)}</h1>
        <p className={styles['facts']}>
          <span>{t('category.services', { count: serviceCount })}</span>
          {salonCount === null ? null : (
            <>
              {' · '}
              <span>{t('category.salons', { count: salonCount })}</span>
            </>
          )}
        </p>
      </div>
      <Photo
        ratio="3:2"
        eager
        seed={title}
        image={icon === null ? null : { src: icon.light, darkSrc: icon.dark, alt: '' }}
        className={styles['picture']}
      />
    </div>
  );
}

function NoSalons() {
  const { t } = useTranslation('discovery');
  return (
    <EmptyState
      title={t('category.noSalons')}
      illustration={<span className={vignette['bench']} />}
      action={
        <Link to={paths.salons} {...buttonProps({ variant: 'secondary' })}>
          {t('category.browseSalons')}
        </Link>
      }
    >
      {t('category.noSalonsHint')}
    </EmptyState>
  );
}

interface CategorySalonsProps {
  readonly list: SalonList;
  readonly onMore: () => void;
}

function CategorySalons({ list, onMore }: CategorySalonsProps) {
  const { salons, total, hasMore, more, retryMore } = list;
  if (total === 0) return <NoSalons />;
  return (
    <PagedSalonGrid
      salons={salons}
      total={total}
      hasMore={hasMore}
      more={more}
      headingLevel={2}
      onMore={more === 'failed' ? retryMore : onMore}
    />
  );
}

const usePages = stepState(1);

export interface CategoryContentProps {
  readonly categoryId: string;
  /** The name of the category for the document title; undefined until known. */
  readonly onName: (name: string | undefined) => void;
}

export function CategoryContent({ categoryId, onName }: CategoryContentProps) {
  const { t } = useTranslation('discovery');
  const [pages, setPages] = usePages();
  const load = useCategories();
  const categories = load.phase === 'ready' ? load.data : [];
  const category = categories.find(({ id }) => id === categoryId) ?? null;
  const list = useSalonList(category === null ? null : categoryQuestion(category.id), pages);
  const name = category === null ? undefined : categoryName(t, category.title);
  useEffect(() => onName(name), [name, onName]);

  if (load.phase !== 'loading' && category === null) return <CategoryNotFound />;
  return (
    <>
      <CategoryHero
        category={category}
        salonCount={list.phase === 'ready' ? list.data.total : null}
      />
      <div className={page['body']}>
        {list.phase === 'loading' ? (
          <SalonGridSkeleton
            text={t('category.loading')}
            wait={load.phase === 'loading' ? load : list}
            variant="starts"
          />
        ) : null}
        {list.phase === 'failed' ? (
          <LoadFailure {...list} title={t('failed.salons')} headingLevel={2} />
        ) : null}
        {list.phase === 'ready' ? (
          <CategorySalons list={list.data} onMore={() => setPages(pages + 1)} />
        ) : null}
      </div>
    </>
  );
}
