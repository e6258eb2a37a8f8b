import { Button } from '@salonica/ui/button';
import { EmptyState } from '@salonica/ui/empty-state';
import { IconButton } from '@salonica/ui/icon-button';
import { Section } from '@salonica/ui/section';
import { Stack } from '@salonica/ui/stack';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDesk } from '#blocks/use-desk.ts';
import { useToday } from '#blocks/use-today.ts';
import { addDays, formatDate, type PlainDate, weekdayOf } from '#shared/dates.ts';
import vignette from '#shared/vignette.module.css';
import type { Settings } from '../use-settings.ts';
import { BarberWeek } from './BarberWeek.tsx';
import { ShiftDayDialog } from './ShiftDayDialog.tsx';
import styles from './Shifts.module.css';
import { barberIn, type ShiftsPart } from './use-shifts.ts';

export interface WeekOfShiftsProps {
  readonly part: ShiftsPart;
  readonly save: Settings<ShiftsPart>['save'];
  /** A day of the shown week; null for today. */
  readonly date: PlainDate | null;
  readonly onDate: (date: PlainDate | null) => void;
  readonly onSaved: () => void;
}

const mondayOf = (date: PlainDate): PlainDate => addDays(date, -((weekdayOf(date) + 6) % 7));

/** The shifts of all barbers in one week. */
export function WeekOfShifts({ part, save, date, onDate, onSaved }: WeekOfShiftsProps) {
  const { t, i18n } = useTranslation('deskShifts');
  const { salon } = useDesk();
  const today = useToday(salon.timeZone);
  const [changed, setChanged] = useState<{ id: string; date: PlainDate } | null>(null);
  const thisWeek = mondayOf(today);
  const from = mondayOf(date ?? today);
  const show = (monday: PlainDate) => onDate(monday === thisWeek ? null : monday);
  const barber = changed === null ? undefined : barberIn(part, changed.id);
  return (
    <Section
      size="s"
      // Said when another week is chosen.
      title={
        <span aria-live="polite">
          {t('week.title', { date: formatDate(from, i18n.language, 'day') })}
        </span>
      }
      action={
        <div className={styles['bar']}>
          <IconButton
            label={t('week.previous')}
            disabled={from <= thisWeek}
            onClick={() => show(addDays(from, -7))}
          >
            <ChevronLeft aria-hidden="true" />
          </IconButton>
          <Button
            variant="secondary"
            size="s"
            disabled={from === thisWeek}
            onClick={() => show(thisWeek)}
          >
            {t('week.this')}
          </Button>
          <IconButton label={t('week.next')} onClick={() => show(addDays(from, 7))}>
            <ChevronRight aria-hidden="true" />
          </IconButton>
        </div>
      }
    >
      <Stack gap={20}>
        {part.barbers.length === 0 ? (
          <EmptyState
            title={t('empty')}
            headingLevel={3}
            illustration={<span className={vignette['bench']} />}
          >
            {t('emptyText')}
          </EmptyState>
        ) : null}
        {part.barbers.map((one) => (
          <BarberWeek
            key={one.id}
            barber={one}
            from={from}
            today={today}
            onChange={(day) => setChanged({ id: one.id, date: day })}
          />
        ))}
      </Stack>
      {changed === null || barber === undefined ? null : (
        <ShiftDayDialog
          key={`${changed.id} ${changed.date}`}
          barber={barber}
          date={changed.date}
          save={save}
          onClose={() => setChanged(null)}
          onSaved={onSaved}
        />
      )}
    </Section>
  );
}
