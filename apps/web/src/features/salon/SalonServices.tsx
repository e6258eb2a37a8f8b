import { buttonProps } from '@salonica/ui/button';
import { ServiceItem, ServiceList } from '@salonica/ui/service-list';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../blocks/Link.tsx';
import { formatMoneyBriefly } from '../../shared/money.ts';
import { bookingWithService } from '../../shared/paths.ts';
import type { SalonDetails } from '../../domain/salon.ts';
import { SalonSection } from './SalonSection.tsx';
import styles from './salon-page.module.css';

export interface SalonServicesProps {
  readonly salon: SalonDetails;
  /** The link to all of them, if only the first ones are shown. */
  readonly more?: ReactNode;
}

const shownInShort = 4;

/** The services with their prices. */
export function SalonServices({ salon, more }: SalonServicesProps) {
  const { t, i18n } = useTranslation('salon');
  const isExcerpt = more !== undefined;
  const services = isExcerpt ? salon.offer.slice(0, shownInShort) : salon.offer;
  return (
    <SalonSection title={t('tabs.services')} more={more} isExcerpt={isExcerpt}>
      <ServiceList className={styles[isExcerpt ? 'firstServices' : 'allServices']}>
        {services.map(({ id, name, description, minutes, price }, index) => (
          <ServiceItem
            key={id}
            name={name}
            detail={t('minutes', { count: minutes })}
            description={isExcerpt ? null : description}
            price={formatMoneyBriefly(price, i18n.language)}
            action={
              salon.isPaused ? null : (
                <Link
                  to={bookingWithService(salon.id, index)}
                  aria-label={t('bookServiceNamed', { service: name })}
                  {...buttonProps({ variant: 'secondary', size: 's' })}
                >
                  {t('bookService')}
                </Link>
              )
            }
          />
        ))}
      </ServiceList>
    </SalonSection>
  );
}
