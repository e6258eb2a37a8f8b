import { CardGrid } from '@salonica/ui/card-grid';
import { CategoryCardSkeleton } from '@salonica/ui/category-card';
import { Section } from '@salonica/ui/section';
import { Skeleton } from '@salonica/ui/skeleton';
import { useTranslation } from 'react-i18next';
import type { Wait } from '#blocks/use-load.ts';
import { SalonGridSkeleton } from '../Skeletons.tsx';
import { FirstVisit } from './FirstVisit.tsx';
import styles from './ForYou.module.css';
import { Sections } from './Sections.tsx';
import { TrendingFrame } from './TrendingFrame.tsx';

/**
 * The page before the session is known. The first paint knows whether a customer was signed in last
 * time, so a customer sees skeletons of cards, and a visitor the final content.
 */
export function ForYouSkeleton({ wait }: { readonly wait: Wait }) {
  const { t } = useTranslation('forYou');
  return (
    <Sections>
      <div className={styles['visitor']}>
        <FirstVisit isCustomer={false} />
      </div>
      <div className={styles['customer']}>
        <Section title={t('favorites.title')} lead={t('favorites.lead')}>
          <div aria-hidden="true" className={styles['favorites']}>
            {[0, 1, 2].map((place) => (
              <Skeleton key={place} className={styles['favorite']} />
            ))}
          </div>
        </Section>
      </div>
      <Section title={t('recommended.title')} lead={t('loading')}>
        <SalonGridSkeleton text={null} wait={wait} />
      </Section>
      <TrendingFrame>
        <CardGrid dense aria-hidden="true">
          <li>
            <CategoryCardSkeleton />
          </li>
          <li>
            <CategoryCardSkeleton />
          </li>
        </CardGrid>
      </TrendingFrame>
    </Sections>
  );
}
