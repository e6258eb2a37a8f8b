import { buttonProps } from '@salonica/ui/button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../blocks/link.tsx';
import { formatMoneyBriefly } from '../../shared/money.ts';
import { bookingWithService } from '../../shared/paths.ts';
import type { Salon } from './salon-port.ts';
import { SalonSection } from './salon-section.tsx';
import styles from './salon-services.module.css';

export interface SalonServicesProps {
  readonly salon: Salon;
  /** The link to all of them, where these are the first ones in short. */
  readonly more?: ReactNode;
}

const shownInShort = 4;

/** What can be booked, at what price. */
export function SalonServices({ salon, more }: SalonServicesProps) {
  const { t, i18n } = useTranslation('salon');
  const isExcerpt = more !== undefined;
  const services = isExcerpt ? salon.services.slice(0, shownInShort) : salon.services;
  return (
    <SalonSection title={t('tabs.services')} more={more} isExcerpt={isExcerpt}>
      <ul role="list" className={styles['list']} data-short={isExcerpt ? '' : undefined}>
        {services.map(({ id, name, description, minutes, price }, index) => (
          <li key={id} className={styles['service']}>
            <div className={styles['text']}>
              <h3 className={styles['name']}>{name}</h3>
              <p className={styles['minutes']}>{t('minutes', { count: minutes })}</p>
              {isExcerpt || description === null ? null : (
                <p className={styles['description']}>{description}</p>
              )}
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
    </SalonSection>
  );
}
