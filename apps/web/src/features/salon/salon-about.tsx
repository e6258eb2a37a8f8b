import { Accessibility, Coffee, CreditCard, Wifi } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './salon-about.module.css';
import type { Salon } from './salon-port.ts';

const perks = [
  { key: 'wifi', Icon: Wifi },
  { key: 'coffee', Icon: Coffee },
  { key: 'cards', Icon: CreditCard },
  { key: 'access', Icon: Accessibility },
] as const;

export function SalonAbout({ salon }: { readonly salon: Salon }) {
  const { t } = useTranslation('salon');
  return (
    <div className={styles['root']}>
      <p className={styles['description']}>{salon.description}</p>
      <ul role="list" aria-label={t('perks.label')} className={styles['perks']}>
        {perks.map(({ key, Icon }) => (
          <li key={key}>
            <Icon aria-hidden="true" />
            {t(`perks.${key}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}
