import { Container } from '@salonica/ui/container';
import { Feature, FeatureList } from '@salonica/ui/feature-list';
import BadgeCheck from 'lucide-react/icons/badge-check';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import ShieldCheck from 'lucide-react/icons/shield-check';
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
      <Container>
        <FeatureList>
          {points.map(({ key, hint, Icon }) => (
            <Feature key={key} icon={<Icon aria-hidden="true" />} title={t(`values.${key}`)}>
              {t(`values.${hint}`)}
            </Feature>
          ))}
        </FeatureList>
      </Container>
    </section>
  );
}
