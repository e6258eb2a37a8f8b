import { Chip } from '@salonica/ui/chip';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import LocateFixed from 'lucide-react/icons/locate-fixed';
import Star from 'lucide-react/icons/star';
import { useTranslation } from 'react-i18next';
import styles from './FindSalons.module.css';
import type { SalonSearch } from './salon-search.ts';
import { anytime } from './when.ts';

export interface QuickFiltersProps {
  readonly search: SalonSearch;
  readonly onChange: (change: Partial<SalonSearch>) => void;
  /** Near Me was switched on: request the position. */
  readonly onNear: () => void;
}

export function QuickFilters({ search, onChange, onNear }: QuickFiltersProps) {
  const { t } = useTranslation('search');
  const changeNear = (isNearMe: boolean): void => {
    onChange(isNearMe ? { isNearMe, sort: '' } : { isNearMe });
    if (isNearMe) onNear();
  };
  return (
    <div role="group" aria-label={t('quick.label')} className={styles['chips']}>
      <Chip
        icon={<LocateFixed aria-hidden="true" />}
        pressed={search.isNearMe}
        onPressedChange={changeNear}
      >
        {t('quick.near')}
      </Chip>
      <Chip
        icon={<Star aria-hidden="true" />}
        pressed={search.isTopRated}
        onPressedChange={(isTopRated) => onChange({ isTopRated })}
      >
        {t('quick.top')}
      </Chip>
      <Chip
        icon={<CalendarCheck aria-hidden="true" />}
        pressed={search.date === 'today'}
        onPressedChange={(isToday) => onChange(isToday ? { date: 'today' } : anytime)}
      >
        {t('quick.today')}
      </Chip>
    </div>
  );
}
