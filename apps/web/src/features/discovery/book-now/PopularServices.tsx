import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatMoneyBriefly } from '../../../shared/money.ts';
import { popularServices } from '../search/popular-services.ts';
import type { ServiceChoice } from '../search/salon-search.ts';
import styles from './PopularServices.module.css';

export interface PopularServicesProps {
  readonly chosen: ServiceChoice;
  /** A second press on the chosen one says any service. */
  readonly onChoose: (choice: ServiceChoice) => void;
}

export function PopularServices({ chosen, onChoose }: PopularServicesProps) {
  const { t, i18n } = useTranslation(['bookNow', 'search']);
  return (
    <section aria-labelledby="popular-title">
      <h2 id="popular-title">{t('popular.title')}</h2>
      <p className={styles['hint']}>{t('popular.hint')}</p>
      <ul role="list" className={styles['list']}>
        {popularServices.map(({ choice, key, price, minutes }) => (
          <li key={choice}>
            <button
              type="button"
              aria-pressed={choice === chosen}
              className={styles['service']}
              onClick={() => onChoose(choice === chosen ? '' : choice)}
            >
              <span className={styles['name']}>
                {t(`search:services.${key}`)}
                <Check aria-hidden="true" className={styles['check']} />
              </span>
              <span className={styles['minutes']}>{t('popular.minutes', { count: minutes })}</span>
              <span className={styles['price']}>{formatMoneyBriefly(price, i18n.language)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
