import { Button } from '@salonica/ui/button';
import { Dialog } from '@salonica/ui/dialog';
import { IconButton } from '@salonica/ui/icon-button';
import { Skeleton } from '@salonica/ui/skeleton';
import CalendarDays from 'lucide-react/icons/calendar-days';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Late, late } from '../../blocks/Late.tsx';
import { addDays, formatDate, type PlainDate } from '../../shared/dates.ts';
import styles from './DayBar.module.css';

const calendarPart = late(async () => (await import('@salonica/ui/calendar')).Calendar);

/** Days that can be chosen, before and after today. */
const reach = 366;

export interface DayBarProps {
  /** The `h1`: the shown days. */
  readonly title: string;
  /** The shown day, or the first one. */
  readonly date: PlainDate;
  readonly today: PlainDate;
  /** Days of a step. */
  readonly step: 1 | 7;
  readonly onDate: (date: PlainDate) => void;
  /** More controls at the end. */
  readonly children?: ReactNode;
}

/** The shown day, and the way to others. */
export function DayBar({ title, date, today, step, onDate, children }: DayBarProps) {
  const { t, i18n } = useTranslation('deskDay');
  const [isPicking, setIsPicking] = useState(false);
  const unit = step === 1 ? 'day' : 'week';
  return (
    <div className={styles['root']}>
      {/* Said when another day is chosen. */}
      <h1 className={styles['title']} tabIndex={-1} aria-live="polite">
        {title}
      </h1>
      <div className={styles['steps']}>
        <IconButton label={t(`bar.previous.${unit}`)} onClick={() => onDate(addDays(date, -step))}>
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        <Button
          variant="secondary"
          size="s"
          disabled={date <= today && today < addDays(date, step)}
          onClick={() => onDate(today)}
        >
          {t('bar.today')}
        </Button>
        <IconButton label={t(`bar.next.${unit}`)} onClick={() => onDate(addDays(date, step))}>
          <ChevronRight aria-hidden="true" />
        </IconButton>
        <IconButton label={t('bar.pick')} aria-haspopup="dialog" onClick={() => setIsPicking(true)}>
          <CalendarDays aria-hidden="true" />
        </IconButton>
        {children}
      </div>
      <Dialog
        open={isPicking}
        onOpenChange={setIsPicking}
        title={t('bar.pick')}
        description={formatDate(date, i18n.language, 'full')}
      >
        <Late
          part={calendarPart}
          isWanted={isPicking}
          skeleton={<Skeleton className={styles['calendar']} />}
          props={{
            today,
            min: addDays(today, -reach),
            max: addDays(today, reach),
            value: date,
            legendHidden: true,
            onValueChange: (chosen) => {
              setIsPicking(false);
              if (chosen !== null) onDate(chosen);
            },
          }}
        />
      </Dialog>
    </div>
  );
}
