import { FieldError } from '@salonica/ui/field-error';
import { SkeletonGroup, Skeleton } from '@salonica/ui/skeleton';
import { lazy, Suspense, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { weekdayOf } from '../../shared/dates.ts';
import { lastBookableDate, sunday } from './booking-rules.ts';
import styles from './date-step.module.css';
import type { Booking } from './use-booking.ts';
import { useRefusalFocus } from './use-refusal-focus.ts';

const loadCalendar = () => import('@salonica/ui/calendar');

const Calendar = lazy(async () => ({ default: (await loadCalendar()).Calendar }));

/** Fetches the calendar while the visitor is still at the step before it. */
export function preloadCalendar(): void {
  void loadCalendar();
}

export function DateStep({ booking }: { readonly booking: Booking }) {
  const { t } = useTranslation('booking');
  const group = useRef<HTMLDivElement>(null);
  const errorId = useId();
  const missing = booking.draft.date === null;
  const isWrong = missing && booking.refusals > 0;
  useRefusalFocus(booking.refusals, { ref: group, missing });
  return (
    <div
      ref={group}
      role="group"
      aria-label={t('steps.date')}
      aria-describedby={isWrong ? errorId : undefined}
    >
      <Suspense
        fallback={
          <SkeletonGroup messages={{ loading: t('date.loading') }}>
            <Skeleton className={styles['calendar']} />
          </SkeletonGroup>
        }
      >
        <Calendar
          today={booking.today}
          max={lastBookableDate(booking.today)}
          selected={booking.draft.date}
          onSelectedChange={booking.chooseDate}
          dayNote={(date) =>
            weekdayOf(date) === sunday ? { state: 'closed', label: t('date.closed') } : null
          }
          closedLabel={t('date.closedLegend')}
        />
      </Suspense>
      {isWrong ? <FieldError id={errorId}>{t('date.missing')}</FieldError> : null}
    </div>
  );
}
