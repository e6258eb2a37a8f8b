import { Avatar } from '@salonica/ui/avatar';
import { BarberCard, BarberGroup } from '@salonica/ui/barber-card';
import { FieldError } from '@salonica/ui/field-error';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoneyDifference } from '../../shared/money.ts';
import type { BookableBarber, BookingOffer } from '../../domain/ports/old/booking-port.ts';
import { barberDifference, isFree } from './booking-rules.ts';
import { StartTimes } from '../../blocks/start-times.tsx';
import styles from './time-step.module.css';
import type { Booking } from './use-booking.ts';
import { useRefusalFocus } from './use-refusal-focus.ts';
import { VisitorTime } from './visitor-time.tsx';

interface StepProps {
  readonly booking: Booking;
  readonly offer: BookingOffer;
}

function Slots({ booking, offer }: StepProps) {
  const { t } = useTranslation('booking');
  const { slots, slotsStatus, draft } = booking;
  const taken = (time: string): boolean => !isFree(slots ?? [], time, draft.barberId);
  return (
    <StartTimes
      label={t('time.slots')}
      slots={slots?.map(({ time }) => ({ time, taken: taken(time) })) ?? null}
      isFailed={slotsStatus === 'failed'}
      retry={booking.reloadSlots}
      full={t('time.full')}
      texts={{ loading: t('time.loading'), failed: t('time.failed'), retry: t('time.retry') }}
      value={draft.time}
      onValueChange={booking.chooseTime}
      duration={offer.services.find(({ id }) => id === draft.serviceId)?.minutes}
    />
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
