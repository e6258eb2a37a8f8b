import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { figures } from '#shared/figures.ts';
import styles from './Trending.module.css';

/** The season's claim; the cards beside it may still be loading. */
export function TrendingFrame({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('forYou');
  return (
    <section aria-labelledby="trending-title" className={styles['root']}>
      <div>
        <h2 id="trending-title">{t('trending.title')}</h2>
        <p aria-hidden="true" className={styles['figure']}>
          +{figures.trend}
        </p>
        <p className={styles['claim']}>{t('trending.claim', { share: figures.trend })}</p>
        <p className={styles['hint']}>{t('trending.hint')}</p>
      </div>
      <div>{children}</div>
    </section>
  );
}
