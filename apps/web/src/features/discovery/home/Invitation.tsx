import { Button, buttonProps } from '@salonica/ui/button';
import { Container } from '@salonica/ui/container';
import Check from 'lucide-react/icons/check';
import Smartphone from 'lucide-react/icons/smartphone';
import Star from 'lucide-react/icons/star';
import { useTranslation } from 'react-i18next';
import { Link } from '#blocks/Link.tsx';
import { useClock } from '#blocks/use-clock.ts';
import {
  addDays,
  formatDate,
  type PlainDate,
  salonTimeZone,
  todayIn,
  weekdayOf,
} from '#shared/dates.ts';
import { salonsNearMe } from '#shared/paths.ts';
import eleni from '../art/eleni.svg';
import light from '../art/stations-light.svg';
import dark from '../art/stations-dark.svg';
import { figures } from '#shared/figures.ts';
import styles from './Invitation.module.css';

export interface InvitationProps {
  readonly onDownloadApp: () => void;
}

const saturday = 6;

/** The next Saturday after a day. */
function saturdayAfter(date: PlainDate): PlainDate {
  return addDays(date, ((saturday - weekdayOf(date) + 6) % 7) + 1);
}

const picture = { width: 640, height: 480, loading: 'lazy', decoding: 'async' } as const;

export function Invitation({ onDownloadApp }: InvitationProps) {
  const { t, i18n } = useTranslation('home');
  const coming = saturdayAfter(todayIn(salonTimeZone, useClock().now));
  return (
    <Container
      as="section"
      before="l"
      after="l"
      className={styles['root']}
      aria-labelledby="invitation-title"
    >
      <div className={styles['text']}>
        <h2 id="invitation-title" className={styles['title']}>
          {t('invitation.title')}
        </h2>
        <p className={styles['lead']}>{t('invitation.lead', { share: figures.trend })}</p>
        <div className={styles['actions']}>
          <Link to={salonsNearMe} {...buttonProps({ size: 'l' })}>
            {t('invitation.nearMe')}
          </Link>
          <Button
            variant="secondary"
            size="l"
            startIcon={<Smartphone aria-hidden="true" />}
            onClick={onDownloadApp}
          >
            {t('invitation.app')}
          </Button>
        </div>
        <p className={styles['rating']}>
          <Star aria-hidden="true" className={styles['star']} />
          <span>
            <strong>{t('invitation.rating')}</strong>{' '}
            <span>{t('invitation.ratingHint', { users: figures.users })}</span>
          </span>
        </p>
      </div>
      <div className={styles['picture']} aria-hidden="true">
        <img src={light} alt="" {...picture} className={styles['light']} />
        <img src={dark} alt="" {...picture} className={styles['dark']} />
        <div className={styles['ticket']}>
          <img
            src={eleni}
            alt=""
            width={48}
            height={48}
            loading="lazy"
            className={styles['face']}
          />
          <div className={styles['when']}>
            <p className={styles['time']}>
              {t('invitation.sampleTime', { date: formatDate(coming, i18n.language, 'brief') })}
            </p>
            <p className={styles['service']}>{t('invitation.sampleService')}</p>
          </div>
          <span className={styles['check']}>
            <Check />
          </span>
        </div>
      </div>
    </Container>
  );
}
