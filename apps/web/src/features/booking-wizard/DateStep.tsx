import { Button } from '@salonica/ui/button';
import type { CalendarDayNote } from '@salonica/ui/calendar';
import { FieldError } from '@salonica/ui/field-error';
import { Note } from '@salonica/ui/note';
import { Skeleton } from '@salonica/ui/skeleton';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Late, late } from '../../blocks/Late.tsx';
import { useIsSlow } from '../../blocks/use-is-slow.ts';
import { Waiting } from '../../blocks/Waiting.tsx';
import { weekdayKey } from '../../blocks/use-days.ts';
import { closedWeekdays, weekdayFrom1 } from '../../domain/opening-hours.ts';
import type { SalonDetails } from '../../domain/salon.ts';
import { addDays, type PlainDate } from '../../shared/dates.ts';
import { ignore } from '../../shared/ignore.ts';
import { capitalized } from '../../shared/text.ts';
import styles from './DateStep.module.css';
import { DayLinks } from './DayLinks.tsx';
import { StepAlert } from './StepAlert.tsx';
import { StepForm } from './StepForm.tsx';
import type { WizardBooking } from './use-booking.ts';
import { useRefusalFocus } from './use-refusal-focus.ts';
import { invitationPart } from './wait-part.ts';

/** Prefetched during the previous step. */
export const calendarPart = late(async () => (await import('@salonica/ui/calendar')).Calendar);

interface StepProps {
  readonly booking: WizardBooking;
  readonly salon: SalonDetails;
}

const reload = () => window.location.reload();

function CalendarSkeleton() {
  const { t } = useTranslation('booking');
  return (
    <div className={styles['waiting']}>
      <Waiting text={t('date.loading')} isSlow={useIsSlow(true)} retry={reload}>
        <Skeleton className={styles['calendar']} />
      </Waiting>
    </div>
  );
}

/** The next day without a free time; the rest of today is no day to wait for. */
function firstFullDay({ today, last, note }: WizardBooking['days']): PlainDate | undefined {
  for (let day = addDays(today, 1); day <= last; day = addDays(day, 1)) {
    if (note(day)?.state === 'full') return day;
  }
  return undefined;
}

/** The days of the chosen service; unavailable ones show why. */
function Days({ booking, salon }: StepProps) {
  const { days, draft, chooseDate } = booking;
  const { t, i18n } = useTranslation(['booking', 'times']);
  if (days.status === 'loading') return <CalendarSkeleton />;
  if (days.status === 'failed') {
    return (
      <Note
        tone="danger"
        role="alert"
        actions={
          <Button variant="secondary" size="s" onClick={days.retry}>
            {t('date.retry')}
          </Button>
        }
      >
        {t('date.failed')}
      </Note>
    );
  }
  const closed = closedWeekdays(salon.hours);
  const closedOn = (date: PlainDate) => t(`times:closedOn.${weekdayKey(date)}`);
  // Past and too distant days are closed on their weekdays as well.
  const noteOf = (date: PlainDate): CalendarDayNote | null =>
    days.note(date) ??
    (closed.includes(weekdayFrom1(date)) ? { state: 'closed', label: closedOn(date) } : null);
  const fullDay = firstFullDay(days);
  // 2024-01-01 was a Monday.
  const [only] = closed.length === 1 ? closed.map((weekday) => `2024-01-0${weekday}`) : [];
  return (
    <>
      {days.areFull ? (
        <Note role="status" className={styles['full']}>
          {t('date.full', { count: salon.policy.horizonDays })}
        </Note>
      ) : null}
      <noscript>
        <DayLinks booking={booking} salonId={salon.id} />
      </noscript>
      <Late
        part={calendarPart}
        skeleton={<CalendarSkeleton />}
        props={{
          today: days.today,
          max: days.last,
          value: draft.date,
          onValueChange: chooseDate,
          dayNote: noteOf,
          closedLabel: only === undefined ? undefined : capitalized(closedOn(only), i18n.language),
        }}
      />
      {fullDay === undefined ? null : (
        <div className={styles['wait']}>
          <Late part={invitationPart} props={{ booking, salon, date: fullDay }} onFailed={ignore} />
        </div>
      )}
    </>
  );
}

export function DateStep({ booking, salon }: StepProps) {
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
      <Days booking={booking} salon={salon} />
      <StepForm booking={booking} salonId={salon.id} />
      {isWrong ? (
        <FieldError id={errorId}>
          <StepAlert refusals={booking.refusals} text={t('date.missing')} />
        </FieldError>
      ) : null}
    </div>
  );
}
