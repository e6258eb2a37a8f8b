import { BadgeCheck, CalendarClock, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './ValuePoints.module.css';

const points = [
  { key: 'verified', hint: 'verifiedHint', Icon: BadgeCheck },
  { key: 'instant', hint: 'instantHint', Icon: CalendarClock },
  { key: 'secure', hint: 'secureHint', Icon: ShieldCheck },
] as const;

export function ValuePoints() {
  const { t } = useTranslation('home');
  return (
    <section className={styles['root']} aria-label={t('values.label')}>
      <ul role="list" className={styles['list']}>
        {points.map(({ key, hint, Icon }) => (
          <li key={key} className={styles['point']}>
            <span className={styles['disc']}>
              <Icon aria-hidden="true" />
            </span>
            <div>
              <p className={styles['title']}>{t(`values.${key}`)}</p>
              <p className={styles['hint']}>{t(`values.${hint}`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
