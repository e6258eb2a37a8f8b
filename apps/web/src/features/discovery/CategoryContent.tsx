import { buttonProps } from '@salonica/ui/button';
import { EmptyState } from '@salonica/ui/empty-state';
import { Photo } from '@salonica/ui/photo';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../blocks/Link.tsx';
import page from '../../blocks/page.module.css';
import { stepState } from '../../blocks/step-state.ts';
import type { Category } from '../../domain/category.ts';
import { isInCategory, type Salon } from '../../domain/salon.ts';
import { paths } from '../../shared/paths.ts';
import vignette from '../../shared/vignette.module.css';
import { BackToHome } from './BackToHome.tsx';
import { CategoryHeroSkeleton } from './CategoryHeroSkeleton.tsx';
import { categoryName } from './category-names.ts';
import { CategoryNotFound } from './CategoryNotFound.tsx';
import styles from './CategoryPage.module.css';
import { PagedSalonGrid } from './PagedSalonGrid.tsx';
import { SalonGridSkeleton } from './Skeletons.tsx';
import { pageSize, useHomePage, useNextFree } from './queries.ts';

const nothing = { categories: [], topRatedSalons: [] };

interface HeroProps {
  /** Null while it is loading. */
  readonly category: Category | null;
  readonly salonCount: number;
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
          <span>{t('category.services', { count: serviceCount })}</span> ·{' '}
          <span>{t('category.salons', { count: salonCount })}</span>
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
  readonly salons: readonly Salon[];
}

const usePages = stepState(1);

function CategorySalons({ salons }: CategorySalonsProps) {
  const [pages, setPages] = usePages();
  const shown = salons.slice(0, pages * pageSize);
  const nextFreeOf = useNextFree(shown);
  if (salons.length === 0) return <NoSalons />;
  return (
    <PagedSalonGrid
      salons={shown}
      total={salons.length}
      nextFreeOf={nextFreeOf}
      headingLevel={2}
      onMore={() => setPages(pages + 1)}
    />
  );
}

export interface CategoryContentProps {
  readonly categoryId: string;
  /** The name of the category for the document title; undefined until known. */
  readonly onName: (name: string | undefined) => void;
}

export function CategoryContent({ categoryId, onName }: CategoryContentProps) {
  const { t } = useTranslation('discovery');
  const load = useHomePage();
  const { categories, topRatedSalons } = load.phase === 'ready' ? load.data : nothing;
  const category = categories.find(({ id }) => id === categoryId) ?? null;
  const offering = topRatedSalons.filter((salon) => isInCategory(salon, categoryId));
  const name = category === null ? undefined : categoryName(t, category.title);
  useEffect(() => onName(name), [name, onName]);

  if (load.phase !== 'loading' && category === null) return <CategoryNotFound />;
  return (
    <>
      <CategoryHero category={category} salonCount={offering.length} />
      <div className={page['body']}>
        {load.phase === 'loading' ? (
          <SalonGridSkeleton text={t('category.loading')} wait={load} />
        ) : (
          <CategorySalons salons={offering} />
        )}
      </div>
    </>
  );
}
