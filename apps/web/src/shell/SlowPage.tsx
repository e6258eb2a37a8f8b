import { useTranslation } from 'react-i18next';
import { createPath, useNavigation } from 'react-router-dom';
import { useIsSlow } from '../blocks/use-is-slow.ts';
import styles from './SlowPage.module.css';

/**
 * Says that the page that was asked for takes long, and offers to load it as a document of its own: what is asked for
 * inside the app, and never answered, would keep the visitor for ever. The region is always there, so that a screen
 * reader hears it fill.
 */
export function SlowPage() {
  const { t } = useTranslation('common');
  const { location } = useNavigation();
  const isSlow = useIsSlow(location !== undefined);
  return (
    <div role="status" className={styles['root']}>
      {location !== undefined && isSlow ? (
        <p className={styles['note']}>
          {t('slow')} <a href={createPath(location)}>{t('tryAgain')}</a>
        </p>
      ) : null}
    </div>
  );
}
