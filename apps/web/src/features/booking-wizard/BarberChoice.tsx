import { Avatar } from '@salonica/ui/avatar';
import { BarberCard, BarberGroup } from '@salonica/ui/barber-card';
import { IconDisc } from '@salonica/ui/icon-disc';
import Users from 'lucide-react/icons/users';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { SalonDetails } from '../../domain/salon.ts';
import { formatMoneyDifference } from '../../shared/money.ts';
import { anyBarber } from './booking-draft.ts';
import { barbersFor } from './booking-policy.ts';
import { barberDifference } from './booking-request.ts';
import { StepAlert } from './StepAlert.tsx';
import { stepFormId } from './StepForm.tsx';
import styles from './TimeStep.module.css';
import type { WizardBooking } from './use-booking.ts';

interface BarberChoiceProps {
  readonly ref: Ref<HTMLFieldSetElement>;
  readonly booking: WizardBooking;
  readonly salon: SalonDetails;
}

function toneOf(minor: number): 'base' | 'more' | 'less' {
  if (minor === 0) return 'base';
  return minor > 0 ? 'more' : 'less';
}

/** Any free barber, or one of those who do the service. */
export function BarberChoice({ ref, booking, salon }: BarberChoiceProps) {
  const { t, i18n } = useTranslation('booking');
  const { draft, refusals, unavailable } = booking;
  return (
    <BarberGroup
      ref={ref}
      className={styles['barbers']}
      legend={<h2 className={styles['heading']}>{t('time.barbers')}</h2>}
      name="barber"
      value={draft.barberId}
      onValueChange={booking.chooseBarber}
      error={
        draft.barberId === null && refusals > 0 ? (
          <StepAlert refusals={refusals} text={t('time.barberMissing')} />
        ) : null
      }
    >
      <BarberCard
        form={stepFormId}
        value={anyBarber}
        name={t('time.anyBarber')}
        specialty={t('time.anyBarberAbout')}
        avatar={
          <IconDisc size="l">
            <Users />
          </IconDisc>
        }
        priceNote={t('time.basePrice')}
      />
      {barbersFor(salon.team, draft.serviceId).map((barber) => {
        const difference = barberDifference(barber, salon, draft.serviceId);
        const tone = toneOf(difference.minor);
        const reason = unavailable.find(({ barberId }) => barberId === barber.id)?.reason;
        return (
          <BarberCard
            key={barber.id}
            form={stepFormId}
            value={barber.id}
            name={barber.name}
            specialty={
              reason === undefined
                ? barber.specialty
                : `${barber.specialty} · ${t(`time.unavailable.${reason}`)}`
            }
            rating={barber.rating}
            avatar={<Avatar name={barber.name} src={barber.picture} size={72} decorative />}
            priceTone={tone}
            priceNote={
              tone === 'base'
                ? t('time.basePrice')
                : formatMoneyDifference(difference, i18n.language)
            }
          />
        );
      })}
    </BarberGroup>
  );
}
