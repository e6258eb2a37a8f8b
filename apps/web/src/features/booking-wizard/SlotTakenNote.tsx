import { buttonProps } from '@salonica/ui/button';
import { Spinner } from '@salonica/ui/spinner';
import { useTranslation } from 'react-i18next';
import { TimeTaken } from '../../blocks/TimeTaken.tsx';
import type { FreeTime } from '../../domain/slot.ts';
import { formatDate } from '../../shared/dates.ts';
import { nearestParameter } from './booking-address.ts';
import { anyBarber } from './booking-draft.ts';
import { stepFormId } from './StepForm.tsx';
import { StepLink } from './StepLink.tsx';
import type { WizardBooking } from './use-booking.ts';

/** The chosen time is taken; the nearest ones are one press away. */
export function SlotTakenNote({ booking }: { readonly booking: WizardBooking }) {
  const { t, i18n } = useTranslation('booking');
  const { slotsStatus, lost, nearest, draft, step } = booking;
  if (lost === null) return null;
  const isLoading = slotsStatus === 'loading' && nearest.length === 0;
  const words = ({ date, time, barberIds }: FreeTime): string => {
    const { barberId } = draft;
    const isOther = barberId !== null && barberId !== anyBarber && !barberIds.includes(barberId);
    const when = date === lost.date ? time : `${formatDate(date, i18n.language, 'short')}, ${time}`;
    return isOther ? t('taken.chooseOther', { time: when }) : t('taken.choose', { time: when });
  };
  return (
    <TimeTaken
      title={t(`taken.${lost.cause}`, { time: lost.time })}
      headingLevel={2}
      nearest={isLoading ? null : nearest}
      choose={words}
      onChoose={booking.chooseNearest}
      buttonOf={({ date, time }) => ({
        type: 'submit',
        form: stepFormId,
        name: nearestParameter,
        value: `${date}T${time}`,
      })}
      otherwise={
        step === 'time' ? undefined : (
          <StepLink booking={booking} step="time" {...buttonProps({ variant: 'quiet', size: 's' })}>
            {t('taken.back')}
          </StepLink>
        )
      }
    >
      {isLoading ? (
        <Spinner messages={{ loading: t('time.loading') }} />
      ) : (
        <p>{nearest.length > 0 ? t('taken.text') : t('taken.none')}</p>
      )}
    </TimeTaken>
  );
}
