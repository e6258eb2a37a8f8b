import { Button } from '@salonica/ui/button';
import { SegmentedControl } from '@salonica/ui/segmented-control';
import { Skeleton } from '@salonica/ui/skeleton';
import { Stack } from '@salonica/ui/stack';
import Download from 'lucide-react/icons/download';
import { useTranslation } from 'react-i18next';
import { DeskPage } from '../../blocks/DeskPage.tsx';
import { LoadFailure } from '../../blocks/LoadFailure.tsx';
import { saveFile } from '../../blocks/save-file.ts';
import { useDesk } from '../../blocks/use-desk.ts';
import { Waiting } from '../../blocks/Waiting.tsx';
import styles from './DeskNumbers.module.css';
import { numbersCsv } from './numbers-csv.ts';
import { NumbersCharts } from './NumbersCharts.tsx';
import { type NumbersPeriod, periods, useNumbers } from './use-numbers.ts';

export interface DeskNumbersProps {
  readonly days: NumbersPeriod;
  readonly onDays: (days: NumbersPeriod) => void;
}

/** Bookings, occupancy and revenue of the salon. */
export function DeskNumbers({ days, onDays }: DeskNumbersProps) {
  const { t } = useTranslation('deskNumbers');
  const { salon } = useDesk();
  const load = useNumbers(days);
  const download = (): void => {
    if (load.phase !== 'ready') return;
    const csv = numbersCsv(load.data, {
      date: t('csv.date'),
      bookings: t('csv.bookings'),
      revenue: t('csv.revenue'),
      barber: t('csv.barber'),
      service: t('csv.service'),
      hour: t('csv.hour'),
      booked: t('csv.booked'),
      open: t('csv.open'),
    });
    const name = `salonica-${load.data.from}-${load.data.to}.csv`;
    saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), name);
  };
  return (
    <DeskPage title={t('title')} lead={t('lead', { salon: salon.name })}>
      <Stack gap={32}>
        <div className={styles['bar']}>
          <SegmentedControl
            label={t('period.label')}
            options={periods.map((value) => ({ value, label: t(`period.${value}`) }))}
            value={days}
            onValueChange={onDays}
          />
          <Button
            variant="secondary"
            size="s"
            startIcon={<Download aria-hidden="true" />}
            disabled={load.phase !== 'ready'}
            onClick={download}
          >
            {t('download')}
          </Button>
        </div>
        {load.phase === 'loading' ? (
          <Waiting text={t('loading')} isSlow={load.isSlow} retry={load.retry}>
            <Skeleton className={styles['skeleton']} />
          </Waiting>
        ) : null}
        {load.phase === 'failed' ? (
          <LoadFailure
            title={t('failed')}
            headingLevel={2}
            reason={load.reason}
            retry={load.retry}
          />
        ) : null}
        {load.phase === 'ready' ? <NumbersCharts numbers={load.data} /> : null}
      </Stack>
    </DeskPage>
  );
}
