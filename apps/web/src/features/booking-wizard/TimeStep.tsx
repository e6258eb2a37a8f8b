import { useTranslation } from 'react-i18next';
import { FieldError } from '@salonica/ui/field-error';
import { useId, useRef } from 'react';
import { Late } from '../../blocks/Late.tsx';
import { StartTimes } from '../../blocks/StartTimes.tsx';
import { useSlotWords } from '../../blocks/use-slot-words.ts';
import type { SalonDetails } from '../../domain/salon.ts';
import type { Slot } from '../../domain/slot.ts';
import { ignore } from '../../shared/ignore.ts';
import { BarberAway } from './BarberAway.tsx';
import { BarberChoice } from './BarberChoice.tsx';
import { isFree } from './booking-policy.ts';
import styles from './TimeStep.module.css';
import { StepAlert } from './StepAlert.tsx';
import { StepForm } from './StepForm.tsx';
import type { WizardBooking } from './use-booking.ts';
import { useRefusalFocus } from './use-refusal-focus.ts';
import { VisitorTime } from './VisitorTime.tsx';
import { invitationPart } from './wait-part.ts';

interface StepProps {
  readonly booking: WizardBooking;
  readonly salon: SalonDetails;
}

const isShut = ({ refusal }: Slot): boolean => refusal === 'closed';

/** Whether this visitor finds no time on an open day. */
function isFull({ slots, draft }: WizardBooking): boolean {
  if (slots === null || slots.every(isShut)) return false;
  return slots.every(({ time }) => !isFree(slots, time, draft.barberId));
}

function Slots({ booking, salon }: StepProps) {
  const { t } = useTranslation('booking');
  const words = useSlotWords();
  const { slots, slotsStatus, draft } = booking;
  const chosen = salon.team.find(({ id }) => id === draft.barberId);
  const away = booking.unavailable.find(({ barberId }) => barberId === chosen?.id);
  const full = (known: readonly Slot[]): string => {
    if (known.every(isShut)) return t('time.closed');
    const isFreeElsewhere = known.some(({ barberIds }) => barberIds.length > 0);
    return chosen !== undefined && isFreeElsewhere
      ? t('time.fullWith', { name: chosen.name })
      : t('time.full');
  };
  const times = (
    <StartTimes
      label={t('time.slots')}
      name="time"
      slots={
        slots === null
          ? null
          : words.shown(
              // Of a chosen barber only their own starts are shown.
              chosen === undefined
                ? slots
                : slots.filter(({ time }) => isFree(slots, time, chosen.id)),
              ({ time }) => isFree(slots, time, draft.barberId),
              draft.barberId,
            )
      }
      isFailed={slotsStatus === 'failed'}
      retry={booking.reloadSlots}
      full={away === undefined ? full(slots ?? []) : null}
      texts={{ loading: t('time.loading'), failed: t('time.failed'), retry: t('time.retry') }}
      value={draft.time}
      onValueChange={booking.chooseTime}
    />
  );
  return (
    <>
      {chosen === undefined || away === undefined ? null : (
        <BarberAway booking={booking} barber={chosen} state={away} />
      )}
      {times}
    </>
  );
}

export function TimeStep({ booking, salon }: StepProps) {
  const { t } = useTranslation('booking');
  const { draft, refusals } = booking;
  const times = useRef<HTMLDivElement>(null);
  const barbers = useRef<HTMLFieldSetElement>(null);
  const errorId = useId();
  const timeMissing = draft.time === null;
  useRefusalFocus(
    refusals,
    { ref: times, missing: timeMissing },
    { ref: barbers, missing: draft.barberId === null },
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
        <StepForm booking={booking} salonId={salon.id}>
          <Slots booking={booking} salon={salon} />
        </StepForm>
        {draft.date === null || !isFull(booking) ? null : (
          <div className={styles['wait']}>
            <Late
              part={invitationPart}
              props={{ booking, salon, date: draft.date }}
              onFailed={ignore}
            />
          </div>
        )}
        {isTimeWrong ? (
          <FieldError id={errorId}>
            <StepAlert refusals={refusals} text={t('time.missing')} />
          </FieldError>
        ) : null}
        <VisitorTime
          date={draft.date}
          time={draft.time}
          timeZone={salon.timeZone}
          className={styles['visitor']}
        />
      </div>
      <BarberChoice ref={barbers} booking={booking} salon={salon} />
    </>
  );
}
