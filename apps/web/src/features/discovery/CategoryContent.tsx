import type { Category } from '@salonica/contract';
import { nightImage } from '@salonica/contract/images';
import { salonIsInCategory } from '@salonica/contract/salon';
import { buttonProps } from '@salonica/ui/button';
import { EmptyState } from '@salonica/ui/empty-state';
import { Photo } from '@salonica/ui/photo';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import vignette from '../../shared/vignette.module.css';
import { BackToHome } from './BackToHome.tsx';
import { CategoryHeroPlaces } from './CategoryHeroPlaces.tsx';
import { categoryName } from './category-names.ts';
import styles from './CategoryPage.module.css';
import { useDiscovery } from './discovery-context.tsx';
import page from './page.module.css';
import { useHomePage } from './queries.ts';
import { SalonSection } from './SalonSection.tsx';
import { mapLoad } from '../../blocks/use-load.ts';

interface HeroProps {
  /** Null while it is on its way. */
  readonly category: Category | null;
  readonly salonCount: number;
}

function CategoryHero({ category, salonCount }: HeroProps) {
  const { t } = useTranslation('discovery');
  const { pictureUrl } = useDiscovery();
  if (category === null) return <CategoryHeroPlaces />;
  const { title, icon, services } = category;
  return (
    <div className={styles['hero']}>
      <div>
        <BackToHome />
        <h1 className={styles['title']}>{categoryName(t, title)}</h1>
        <p className={styles['facts']}>
          {t('category.services', { count: services.length })} ·{' '}
          {t('category.salons', { count: salonCount })}
        </p>
      </div>
      <Photo
        ratio="3:2"
        eager
        seed={title}
        image={
          icon === ''
            ? null
            : { src: pictureUrl(icon), nightSrc: pictureUrl(nightImage(icon)), alt: '' }
        }
        className={styles['picture']}
      />
    </div>
  );
}

function CategoryNotFound() {
  const { t } = useTranslation('discovery');
  return (
    <EmptyState
      title={t('category.notFound')}
      headingLevel={1}
      illustration={<span className={vignette['bistro']} />}
      action={
        <Link to={paths.home} {...buttonProps()}>
          {t('category.goHome')}
        </Link>
      }
    >
      {t('category.notFoundHint')}
    </EmptyState>
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

export interface CategoryContentProps {
  readonly categoryId: string;
  /** The name of the category, for the title of the document; undefined while it is not known. */
  readonly onName: (name: string | undefined) => void;
}

/** A failed call and an unknown id look the same, as specified. */
export function CategoryContent({ categoryId, onName }: CategoryContentProps) {
  const { t } = useTranslation('discovery');
  const load = useHomePage();
  const categories = load.phase === 'ready' ? load.data.categories : [];
  const category = categories.find(({ id }) => id === categoryId) ?? null;
  const salons = mapLoad(load, ({ topRatedSalons }) =>
    topRatedSalons.filter((salon) => salonIsInCategory(salon, categoryId)),
  );
  const name = category === null ? undefined : categoryName(t, category.title);
  useEffect(() => onName(name), [name, onName]);

  if (load.phase !== 'loading' && category === null) return <CategoryNotFound />;
  return (
    <>
      <CategoryHero
        category={category}
        salonCount={salons.phase === 'ready' ? salons.data.length : 0}
      />
      <div className={page['body']}>
        <SalonSection
          load={salons}
          loadingText={t('category.loading')}
          headingLevel={2}
          empty={<NoSalons />}
        />
      </div>
    </>
  );
}
