import { BarChart, type BarChartBar } from '@salonica/ui/bar-chart';
import { EmptyState } from '@salonica/ui/empty-state';
import { Panel } from '@salonica/ui/panel';
import { Stack } from '@salonica/ui/stack';
import { Stat, StatList } from '@salonica/ui/stat-list';
import { useTranslation } from 'react-i18next';
import type { DeskNumbers } from '../../domain/desk-numbers.ts';
import { formatDate } from '../../shared/dates.ts';
import { numberFormatter } from '../../shared/formatters.ts';
import { formatMoneyBriefly } from '../../shared/money.ts';
import vignette from '../../shared/vignette.module.css';
import styles from './DeskNumbers.module.css';

interface PartProps {
  readonly numbers: DeskNumbers;
}

const shareOf = (booked: number, open: number): number =>
  open <= 0 ? 0 : Math.min(1, booked / open);

function Summary({ numbers }: PartProps) {
  const { t, i18n } = useTranslation('deskNumbers');
  const { bookings, customers, noShows, revenue } = numbers;
  const count = numberFormatter(i18n.language);
  return (
    <Stack gap={12}>
      <StatList>
        <Stat label={t('stats.bookings')} value={count.format(bookings.total)} />
        <Stat label={t('stats.revenue')} value={formatMoneyBriefly(revenue, i18n.language)} />
        <Stat label={t('stats.noShows')} value={count.format(noShows)} />
        <Stat
          label={t('stats.returning')}
          value={t('stats.of', {
            part: count.format(customers.returning),
            all: count.format(customers.total),
          })}
        />
      </StatList>
      <p className={styles['sources']}>
        <span>
          {t('sources', {
            online: count.format(bookings.online),
            phone: count.format(bookings.phone),
            walkIn: count.format(bookings.walkIn),
          })}
        </span>{' '}
        <span>
          {t('cancelled', {
            customers: count.format(bookings.cancelled),
            salon: count.format(bookings.salonCancelled),
          })}
        </span>
      </p>
    </Stack>
  );
}

/** Occupancy bars compare with each other: a full one is all of the working time. */
function useShareBar() {
  const { t, i18n } = useTranslation('deskNumbers');
  const percent = numberFormatter(i18n.language, { style: 'percent' });
  return (id: string, label: string, booked: number, open: number): BarChartBar => ({
    id,
    label,
    value: shareOf(booked, open),
    text: open <= 0 ? t('noShift') : percent.format(shareOf(booked, open)),
  });
}

/** The numbers of some days; each chart has its table. */
export function NumbersCharts({ numbers }: PartProps) {
  const { t, i18n } = useTranslation('deskNumbers');
  const shareBar = useShareBar();
  const { language } = i18n;
  const count = numberFormatter(language);
  if (numbers.bookings.total + numbers.bookings.cancelled + numbers.bookings.salonCancelled === 0) {
    return (
      <EmptyState
        headingLevel={2}
        title={t('empty.title')}
        illustration={<span className={vignette['bench']} />}
      >
        {t('empty.text')}
      </EmptyState>
    );
  }
  return (
    <Stack gap={24}>
      <Summary numbers={numbers} />
      {numbers.days.length > 1 ? (
        <Panel title={t('days.title')} headingLevel={2}>
          <BarChart
            variant="columns"
            label={t('days.title')}
            labelHidden
            labelHeading={t('days.day')}
            valueHeading={t('stats.bookings')}
            bars={numbers.days.map(({ date, bookings }, index) => ({
              id: date,
              label: formatDate(date, language, 'brief'),
              shortLabel: index % 5 === 0 ? dayLabel(date) : '',
              value: bookings,
              text: count.format(bookings),
            }))}
          />
        </Panel>
      ) : null}
      <div className={styles['charts']}>
        <Panel title={t('services.title')} headingLevel={2}>
          <BarChart
            label={t('services.title')}
            labelHidden
            labelHeading={t('services.service')}
            valueHeading={t('stats.revenue')}
            bars={numbers.services.map(({ id, name, revenue }) => ({
              id,
              label: name,
              value: revenue.minor,
              text: formatMoneyBriefly(revenue, language),
            }))}
          />
        </Panel>
        <Panel title={t('barbers.title')} headingLevel={2}>
          <BarChart
            label={t('barbers.title')}
            labelHidden
            labelHeading={t('barbers.barber')}
            valueHeading={t('occupancy')}
            max={1}
            bars={numbers.barbers.map(({ id, name, bookedMinutes, openMinutes }) =>
              shareBar(id, name, bookedMinutes, openMinutes),
            )}
          />
        </Panel>
      </div>
      <Panel title={t('hours.title')} headingLevel={2}>
        <BarChart
          variant="columns"
          label={t('hours.title')}
          labelHidden
          labelHeading={t('hours.hour')}
          valueHeading={t('occupancy')}
          max={1}
          bars={numbers.hours.map(({ hour, bookedMinutes, openMinutes }) => {
            const label = `${String(hour).padStart(2, '0')}:00`;
            return {
              ...shareBar(String(hour), label, bookedMinutes, openMinutes),
              shortLabel: String(hour),
            };
          })}
        />
        <p className={styles['sources']}>{t('hours.note')}</p>
      </Panel>
    </Stack>
  );
}

/** Short enough for a phone: "3/11". */
function dayLabel(date: string): string {
  const [, month, day] = date.split('-').map(Number);
  return `${day}/${month}`;
}
