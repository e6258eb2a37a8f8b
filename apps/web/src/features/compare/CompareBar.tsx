import { Button, buttonProps } from '@salonica/ui/button';
import { useTranslation } from 'react-i18next';
import { Link } from '#blocks/Link.tsx';
import { comparison } from '#shared/paths.ts';
import { mostCompared } from './compare-address.ts';
import styles from './CompareBar.module.css';
import { useCompareStore } from './CompareProvider.tsx';
import { useChosen } from './use-chosen.ts';

/** How many salons are chosen, and the way to their comparison; at the lower edge of the screen. */
export function CompareBar() {
  const { t } = useTranslation('compare');
  const store = useCompareStore();
  const { ids, isRefused } = useChosen();
  const count = ids.length;
  const words = (): string => {
    if (count === 0) return '';
    if (isRefused) return t('bar.full', { most: mostCompared });
    return t('bar.chosen', { count, most: mostCompared });
  };
  return (
    <section aria-label={t('bar.label')} hidden={count === 0} className={styles['root']}>
      <div className={styles['inner']}>
        <p role="status" className={styles['text']}>
          {words()}
          {count === 1 ? <span className={styles['hint']}> {t('bar.another')}</span> : null}
        </p>
        <div className={styles['actions']}>
          <Button variant="quiet" size="s" onClick={store.clear}>
            {t('bar.clear')}
          </Button>
          {count > 1 ? (
            <Link to={comparison(ids)} {...buttonProps({ size: 's' })}>
              {t('bar.compare')}
            </Link>
          ) : null}
        </div>
      </div>
    </section>
  );
}
