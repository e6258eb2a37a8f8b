import { buttonProps } from '@salonica/ui/button';
import { CalendarHeart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../../blocks/link.tsx';
import { paths } from '../../../shared/paths.ts';
import styles from './FirstVisit.module.css';

/** Stands where the favorite services will be. Needs no data, so it is there from the first paint. */
export function FirstVisit({ isCustomer }: { readonly isCustomer: boolean }) {
  const { t } = useTranslation('forYou');
  return (
    <section aria-labelledby="first-title" className={styles['root']}>
      <span className={styles['disc']}>
        <CalendarHeart aria-hidden="true" />
      </span>
      <div>
        <h2 id="first-title" className={styles['title']}>
          {t('first.title')}
        </h2>
        <p className={styles['text']}>{t(isCustomer ? 'first.customer' : 'first.visitor')}</p>
      </div>
      <div className={styles['actions']}>
        {isCustomer ? null : (
          <Link to={paths.signIn} {...buttonProps({ variant: 'secondary' })}>
            {t('first.signIn')}
          </Link>
        )}
        <Link to={paths.bookNow} {...buttonProps()}>
          {t('first.book')}
        </Link>
      </div>
    </section>
  );
}
