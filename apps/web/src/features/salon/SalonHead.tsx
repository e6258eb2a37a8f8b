import { Badge } from '@salonica/ui/badge';
import { Button, buttonProps } from '@salonica/ui/button';
import { Fact, FactList } from '@salonica/ui/fact-list';
import { StarRating } from '@salonica/ui/star-rating';
import { VisuallyHidden } from '@salonica/ui/visually-hidden';
import BadgeCheck from 'lucide-react/icons/badge-check';
import Heart from 'lucide-react/icons/heart';
import MapPin from 'lucide-react/icons/map-pin';
import Share2 from 'lucide-react/icons/share-2';
import Star from 'lucide-react/icons/star';
import WalletCards from 'lucide-react/icons/wallet-cards';
import type { MouseEventHandler } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../blocks/Link.tsx';
import { useMiles } from '../../blocks/use-miles.ts';
import { languageOfName } from '../../shared/name-language.ts';
import { paths } from '../../shared/paths.ts';
import { MoreLink } from './MoreLink.tsx';
import styles from './SalonHead.module.css';
import type { SalonDetails } from '../../domain/salon.ts';
import { type ShareResult, share } from './share.ts';

export interface SalonHeadProps {
  readonly salon: SalonDetails;
  /** Whether it is a favorite. */
  readonly isSaved: boolean;
  readonly onToggleSaved: () => void;
  readonly onShared: (result: ShareResult) => void;
  /** Called when the number of reviews is pressed. */
  readonly onReviews: MouseEventHandler;
}

function Facts({ salon, onReviews }: Pick<SalonHeadProps, 'salon' | 'onReviews'>) {
  const { t } = useTranslation('salon');
  const { rating, reviewCount, address, distance, priceRange } = salon;
  const miles = useMiles();
  return (
    <FactList className={styles['facts']}>
      {rating === null ? null : (
        <Fact>
          <StarRating value={rating} />
          <MoreLink tab="reviews" onClick={onReviews}>
            {t('reviews', { count: reviewCount })}
          </MoreLink>
        </Fact>
      )}
      <Fact icon={<MapPin />}>
        <span>
          {address}
          {` · ${miles(distance)}`}
        </span>
      </Fact>
      <Fact icon={<WalletCards />}>
        <VisuallyHidden>{t('priceLevel', { level: priceRange })}</VisuallyHidden>
        <span aria-hidden="true">{priceRange}</span>
      </Fact>
    </FactList>
  );
}

/** Name, summary and actions of the salon. */
export function SalonHead({ salon, isSaved, onToggleSaved, onShared, onReviews }: SalonHeadProps) {
  const { t, i18n } = useTranslation('salon');
  return (
    <header className={styles['root']}>
      <div className={styles['text']}>
        <p className={styles['badges']}>
          {salon.topRated ? (
            <Badge tone="outline" icon={<Star aria-hidden="true" className={styles['star']} />}>
              {t('topRated')}
            </Badge>
          ) : null}
          <Badge tone="success" icon={<BadgeCheck aria-hidden="true" />}>
            {t('verified')}
          </Badge>
        </p>
        <h1 tabIndex={-1} lang={languageOfName(salon.name, i18n.language)} translate="no">
          {salon.name}
        </h1>
        <Facts salon={salon} onReviews={onReviews} />
      </div>
      <div className={styles['actions']}>
        <Button
          variant="secondary"
          aria-pressed={isSaved}
          data-saved={isSaved ? '' : undefined}
          className={styles['save']}
          startIcon={<Heart aria-hidden="true" />}
          onClick={onToggleSaved}
        >
          {t('save')}
        </Button>
        <Button
          variant="secondary"
          startIcon={<Share2 aria-hidden="true" />}
          onClick={() => void share(salon.name, window.location.href).then(onShared)}
        >
          {t('share')}
        </Button>
        {salon.isPaused ? null : (
          <Link to={paths.booking(salon.id)} {...buttonProps({ className: styles['book'] })}>
            {t('book')}
          </Link>
        )}
      </div>
    </header>
  );
}
