import { Avatar } from '@salonica/ui/avatar';
import { BarberCard, BarberGroup } from '@salonica/ui/barber-card';
import { Button } from '@salonica/ui/button';
import { Skeleton, SkeletonGroup } from '@salonica/ui/skeleton';
import { SlotGrid } from '@salonica/ui/slot-grid';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoneyDifference } from '../../shared/money.ts';
import type { BookableBarber, BookingOffer } from './booking-port.ts';
import { barberDifference, isFree } from './booking-rules.ts';
import { FieldError } from './field-error.tsx';
import { Note } from '../../blocks/note.tsx';
import styles from './time-step.module.css';
import type { Booking } from './use-booking.ts';
import { useRefusalFocus } from './use-refusal-focus.ts';
import { VisitorTime } from './visitor-time.tsx';

interface StepProps {
  readonly booking: Booking;
  readonly offer: BookingOffer;
}

const partsOfDay = ['morning', 'midday', 'afternoon'] as const;

function SlotsLoading() {
  const { t } = useTranslation('booking');
  return (
    <SkeletonGroup messages={{ loading: t('time.loading') }} className={styles['loading']}>
      {partsOfDay.map((part) => (
        <Skeleton key={part} className={styles['row']} />
      ))}
    </SkeletonGroup>
  );
}

function Slots({ booking, offer }: StepProps) {
  const { t } = useTranslation('booking');
  const { slots, slotsStatus, draft } = booking;
  if (slotsStatus === 'failed') {
    return (
      <Note tone="danger" role="alert">
        <p>{t('time.failed')}</p>
        <p>
          <Button variant="secondary" size="s" onClick={booking.reloadSlots}>
            {t('time.retry')}
          </Button>
        </p>
      </Note>
    );
  }
  if (slots === null) return <SlotsLoading />;
  const duration = offer.services.find(({ id }) => id === draft.serviceId)?.minutes;
  const shown = slots.map(({ time }) => ({
    time,
    taken: !isFree(slots, time, draft.barberId),
  }));
  return (
    <>
      {shown.every(({ taken }) => taken) ? (
        <div className={styles['full']}>
          <Note tone="info">
            <p>{t('time.full')}</p>
          </Note>
        </div>
      ) : null}
      <SlotGrid
        label={t('time.slots')}
        slots={shown}
        value={draft.time}
        onValueChange={booking.chooseTime}
        duration={duration}
      />
    </>
  );
}

function toneOf(barber: BookableBarber): 'base' | 'more' | 'less' {
  const { minor } = barberDifference(barber);
  if (minor === 0) return 'base';
  return minor > 0 ? 'more' : 'less';
}

export function TimeStep({ booking, offer }: StepProps) {
  const { t, i18n } = useTranslation('booking');
  const { draft, refusals } = booking;
  const times = useRef<HTMLDivElement>(null);
  const barbers = useRef<HTMLFieldSetElement>(null);
  const errorId = useId();
  const timeMissing = draft.time === null;
  const barberMissing = draft.barberId === null;
  useRefusalFocus(
    refusals,
    { ref: times, missing: timeMissing },
    { ref: barbers, missing: barberMissing },
  );
  const isTimeWrong = timeMissing && refusals > 0;
  return (
    <>
      <div
        ref={times}
        role="group"
        aria-label={t('time.slots')}
        aria-describedby={isTimeWrong ? errorId : undefined}
      >
        <Slots booking={booking} offer={offer} />
        {isTimeWrong ? <FieldError id={errorId}>{t('time.missing')}</FieldError> : null}
        <VisitorTime
          date={draft.date}
          time={draft.time}
          timeZone={offer.salon.timeZone}
          className={styles['visitor']}
        />
      </div>
      <BarberGroup
        ref={barbers}
        className={styles['barbers']}
        legend={<h2 className={styles['heading']}>{t('time.barbers')}</h2>}
        name="barber"
        value={draft.barberId}
        onValueChange={booking.chooseBarber}
        error={barberMissing && refusals > 0 ? t('time.barberMissing') : null}
      >
        {offer.barbers.map((barber) => {
          const tone = toneOf(barber);
          return (
            <BarberCard
              key={barber.id}
              value={barber.id}
              name={barber.name}
              specialty={barber.specialty}
              rating={barber.rating}
              avatar={<Avatar name={barber.name} src={barber.image} size={72} decorative />}
              priceTone={tone}
              priceNote={
                tone === 'base'
                  ? t('time.basePrice')
                  : formatMoneyDifference(barberDifference(barber), i18n.language)
              }
            />
          );
        })}
      </BarberGroup>
    </>
  );
}
