import { buttonProps } from '@salonica/ui/button';
import { Photo } from '@salonica/ui/photo';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useTranslation } from 'react-i18next';
import { Link } from '#blocks/Link.tsx';
import { formatDate } from '#shared/dates.ts';
import { formatMoneyBriefly } from '#shared/money.ts';
import { languageOfName } from '#shared/name-language.ts';
import { bookingWithService, paths } from '#shared/paths.ts';
import type { Salon } from '#domain/salon.ts';
import type { FavoriteService } from '#domain/recommendation.ts';
import styles from './FavoriteServices.module.css';

export interface FavoriteAtSalon extends FavoriteService {
  readonly salon: Salon;
}

function FavoriteCard({ salon, ...service }: FavoriteAtSalon) {
  const { t, i18n } = useTranslation('forYou');
  const { serviceName, serviceIndex, price, minutes, times, lastDate } = service;
  const { picture, name } = salon;
  const past = [
    t('favorites.times', { count: times }),
    ...(lastDate === null
      ? []
      : [t('favorites.last', { date: formatDate(lastDate, i18n.language, 'day') })]),
  ];
  return (
    <article aria-label={`${serviceName}, ${name}`} className={styles['card']}>
      <Photo
        ratio="1:1"
        image={picture === null ? null : { src: picture.light, darkSrc: picture.dark, alt: '' }}
        seed={name}
        className={styles['picture']}
      />
      <div className={styles['text']}>
        <h3 className={styles['service']}>{serviceName}</h3>
        <p>
          <Link
            to={paths.salon(salon.id)}
            lang={languageOfName(name, i18n.language)}
            className={styles['salon']}
          >
            {name}
          </Link>
        </p>
        <p className={styles['facts']}>
          <span>{t('favorites.minutes', { count: minutes })}</span> ·{' '}
          <span>{formatMoneyBriefly(price, i18n.language)}</span>
        </p>
      </div>
      <div className={styles['foot']}>
        <p className={styles['past']}>{past.join(', ')}</p>
        <Link
          to={bookingWithService(salon.id, serviceIndex)}
          aria-label={t('favorites.againName', { service: serviceName, salon: name })}
          {...buttonProps({ variant: 'tonal', size: 's' })}
        >
          <RotateCcw aria-hidden="true" />
          {t('favorites.again')}
        </Link>
      </div>
    </article>
  );
}

/** Earlier bookings, each with a link to book it again. */
export function FavoriteServices({
  favorites,
}: {
  readonly favorites: readonly FavoriteAtSalon[];
}) {
  return (
    <ul role="list" className={styles['list']}>
      {favorites.map((favorite) => (
        <li key={`${favorite.salonId} ${favorite.serviceId}`}>
          <FavoriteCard {...favorite} />
        </li>
      ))}
    </ul>
  );
}
