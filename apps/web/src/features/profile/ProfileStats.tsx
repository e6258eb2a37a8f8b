import { Button } from '@salonica/ui/button';
import { Note } from '@salonica/ui/note';
import { Skeleton } from '@salonica/ui/skeleton';
import { Stat, StatList } from '@salonica/ui/stat-list';
import { useTranslation } from 'react-i18next';
import type { Load } from '../../blocks/use-load.ts';
import { Waiting } from '../../blocks/Waiting.tsx';
import type { ProfileFigures } from '../../domain/profile.ts';
import { formatMoneyBriefly } from '../../shared/money.ts';
import styles from './Profile.module.css';

export interface ProfileStatsProps {
  readonly figures: Load<ProfileFigures>;
}

const names = ['bookings', 'favorites', 'spent', 'rating'] as const;

/** Totals of the customer's records. */
export function ProfileStats({ figures }: ProfileStatsProps) {
  const { t } = useTranslation('profile');
  if (figures.phase === 'loading') {
    return (
      <Waiting text={t('stats.loading')} isSlow={figures.isSlow} retry={figures.retry}>
        <StatList>
          {names.map((name) => (
            <Stat
              key={name}
              label={t(`stats.${name}`)}
              value={<Skeleton variant="text" className={styles['number']} />}
            />
          ))}
        </StatList>
      </Waiting>
    );
  }
  if (figures.phase === 'failed') {
    return (
      <Note
        tone="warning"
        role="alert"
        title={t('stats.failed')}
        actions={
          <Button size="s" variant="secondary" onClick={figures.retry}>
            {t('tryAgain', { ns: 'common' })}
          </Button>
        }
      >
        {t(`failed.${figures.reason}`, { ns: 'common' })}
      </Note>
    );
  }
  return <Numbers {...figures.data} />;
}

function Numbers({ bookings, favorites, spent, rating }: ProfileFigures) {
  const { t, i18n } = useTranslation('profile');
  const write = new Intl.NumberFormat(i18n.language, { minimumFractionDigits: 1 });
  return (
    <StatList>
      <Stat label={t('stats.bookings')} value={bookings} />
      <Stat label={t('stats.favorites')} value={favorites} />
      <Stat label={t('stats.spent')} value={formatMoneyBriefly(spent, i18n.language)} />
      <Stat
        label={t('stats.rating')}
        value={
          rating === null ? (
            <span className={styles['none']}>{t('stats.noRating')}</span>
          ) : (
            write.format(rating)
          )
        }
      />
    </StatList>
  );
}
