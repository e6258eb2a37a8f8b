import { buttonProps } from '@salonica/ui/button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatMoneyBriefly } from '../../shared/money.ts';
import { bookingWithService } from '../../shared/paths.ts';
import type { Salon } from './salon-port.ts';
import styles from './salon-services.module.css';

export function SalonServices({ salon }: { readonly salon: Salon }) {
  const { t, i18n } = useTranslation('salon');
  return (
    <section aria-labelledby="services" className={styles['root']}>
      <h2 id="services" className={styles['heading']}>
        {t('services')}
      </h2>
      <ul role="list" className={styles['list']}>
        {salon.services.map(({ id, name, minutes, price }, index) => (
          <li key={id} className={styles['service']}>
            <div className={styles['text']}>
              <h3 className={styles['name']}>{name}</h3>
              <p className={styles['minutes']}>{t('minutes', { count: minutes })}</p>
            </div>
            <p className={styles['price']}>{formatMoneyBriefly(price, i18n.language)}</p>
            <Link
              to={bookingWithService(salon.id, index)}
              aria-label={t('bookServiceNamed', { service: name })}
              {...buttonProps({ variant: 'secondary', size: 's' })}
            >
              {t('bookService')}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
