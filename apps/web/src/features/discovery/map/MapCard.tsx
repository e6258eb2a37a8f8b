import { buttonProps } from '@salonica/ui/button';
import { IconButton } from '@salonica/ui/icon-button';
import { StarRating } from '@salonica/ui/star-rating';
import X from 'lucide-react/icons/x';
import { useTranslation } from 'react-i18next';
import { Link } from '#blocks/Link.tsx';
import { useMiles } from '#blocks/use-miles.ts';
import type { FoundSalon } from '#domain/salon.ts';
import { languageOfName } from '#shared/name-language.ts';
import { bookingAtStart, paths } from '#shared/paths.ts';
import { useDayWord } from '../use-salon-match.tsx';
import styles from './SalonMap.module.css';

export interface MapCardProps {
  /** One, or several at the same place. */
  readonly salons: readonly FoundSalon[];
  readonly onClose: () => void;
}

function ChosenSalon({ salon }: { readonly salon: FoundSalon }) {
  const { i18n } = useTranslation('map');
  const miles = useMiles();
  const dayWord = useDayWord();
  const { id, name, rating, reviewCount, priceRange, distance, match } = salon;
  return (
    <li className={styles['chosen']}>
      <Link
        to={paths.salon(id)}
        lang={languageOfName(name, i18n.language)}
        translate="no"
        className={styles['name']}
      >
        {name}
      </Link>
      <p className={styles['facts']}>
        {rating === null ? null : <StarRating value={rating} count={reviewCount} />}
        <span>{priceRange}</span>
        <span>{miles(distance)}</span>
      </p>
      <p className={styles['starts']}>
        {match.starts.map((start) => {
          const words = `${dayWord(start.date)} ${start.time}`;
          return (
            <Link
              key={words}
              to={bookingAtStart(id, start, match.service?.id ?? null)}
              aria-label={`${words}, ${name}`}
              {...buttonProps({ variant: 'secondary', size: 's' })}
            >
              {words}
            </Link>
          );
        })}
      </p>
    </li>
  );
}

/** The salon of a pressed pin, with its next times. */
export function MapCard({ salons, onClose }: MapCardProps) {
  const { t } = useTranslation('map');
  return (
    <div role="status" data-own-scroll="" className={styles['card']}>
      <ul role="list" className={styles['chosen']}>
        {salons.map((salon) => (
          <ChosenSalon key={salon.id} salon={salon} />
        ))}
      </ul>
      <IconButton variant="quiet" label={t('close')} onClick={onClose} className={styles['close']}>
        <X />
      </IconButton>
    </div>
  );
}
