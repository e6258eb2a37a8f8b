import { Avatar } from '@salonica/ui/avatar';
import { StarRating } from '@salonica/ui/star-rating';
import { useTranslation } from 'react-i18next';
import { AvailableTime } from './available-time.tsx';
import type { Salon } from './salon-port.ts';
import { SalonSection, type SalonSectionProps } from './salon-section.tsx';
import styles from './salon-team.module.css';

export interface SalonTeamProps extends Pick<SalonSectionProps, 'isExcerpt'> {
  readonly salon: Salon;
}

/** Who works here; in full also what for, and when they are free next. */
export function SalonTeam({ salon, isExcerpt = false }: SalonTeamProps) {
  const { t } = useTranslation('salon');
  return (
    <SalonSection title={t('tabs.team')} isExcerpt={isExcerpt}>
      <ul role="list" className={styles['list']}>
        {salon.team.map((member) => (
          <li key={member.id} className={styles['member']}>
            <Avatar name={member.name} src={member.image} size={72} decorative />
            <div className={styles['text']}>
              <h3 className={styles['name']}>{member.name}</h3>
              <p>{member.specialty}</p>
              <p className={styles['facts']}>
                <StarRating value={member.rating} />
                <span>· {t('years', { count: member.experience })}</span>
              </p>
              {isExcerpt ? null : (
                <dl className={styles['more']}>
                  <dt>{t('team.knownFor')}</dt>
                  <dd>{member.services.join(', ')}</dd>
                  <dt>{t('team.next')}</dt>
                  <dd>
                    {member.nextAvailable === null ? (
                      t('quick.none')
                    ) : (
                      <AvailableTime at={member.nextAvailable} timeZone={salon.timeZone} />
                    )}
                  </dd>
                </dl>
              )}
            </div>
          </li>
        ))}
      </ul>
    </SalonSection>
  );
}
