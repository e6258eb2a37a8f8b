import { Avatar } from '@salonica/ui/avatar';
import { StarRating } from '@salonica/ui/star-rating';
import { useTranslation } from 'react-i18next';
import type { Salon } from './salon-port.ts';
import styles from './salon-team.module.css';

export function SalonTeam({ salon }: { readonly salon: Salon }) {
  const { t } = useTranslation('salon');
  return (
    <section aria-labelledby="team" className={styles['root']}>
      <h2 id="team" className={styles['heading']}>
        {t('team')}
      </h2>
      <ul role="list" className={styles['list']}>
        {salon.team.map(({ id, name, specialty, rating, experience, image }) => (
          <li key={id} className={styles['member']}>
            <Avatar name={name} src={image} size={72} decorative />
            <div className={styles['text']}>
              <h3 className={styles['name']}>{name}</h3>
              <p>{specialty}</p>
              <p className={styles['facts']}>
                <StarRating value={rating} />
                <span>· {t('years', { count: experience })}</span>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
