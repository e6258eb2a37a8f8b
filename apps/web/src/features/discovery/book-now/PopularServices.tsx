import { Section } from '@salonica/ui/section';
import { ToggleCard } from '@salonica/ui/toggle-card';
import { useTranslation } from 'react-i18next';
import { formatMoneyBriefly } from '#shared/money.ts';
import { popularServices } from '../search/popular-services.ts';
import type { ServiceChoice } from '../search/salon-search.ts';
import styles from './PopularServices.module.css';

export interface PopularServicesProps {
  readonly chosen: ServiceChoice;
  /** Pressing the chosen one again selects any service. */
  readonly onChoose: (choice: ServiceChoice) => void;
}

export function PopularServices({ chosen, onChoose }: PopularServicesProps) {
  const { t, i18n } = useTranslation(['bookNow', 'search']);
  return (
    <Section title={t('popular.title')} lead={t('popular.hint')}>
      <ul role="list" className={styles['list']}>
        {popularServices.map(({ choice, key, price, minutes }) => (
          <li key={choice}>
            <ToggleCard
              title={t(`search:services.${key}`)}
              text={t('popular.minutes', { count: minutes })}
              price={formatMoneyBriefly(price, i18n.language)}
              pressed={choice === chosen}
              onPressedChange={(isChosen) => onChoose(isChosen ? choice : '')}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
