import type { DayPlanRefusal } from '@salonica/ui/day-plan';
import { useTranslation } from 'react-i18next';
import type { PlaceVerdict } from './move-rules.ts';

/** Words a verdict about a place in the column of a barber. */
export function useRefusalWords(): (verdict: PlaceVerdict, barber: string) => DayPlanRefusal {
  const { t } = useTranslation('deskDay');
  return (verdict, barber) => {
    switch (verdict.kind) {
      case 'free':
        return null;
      case 'other-barber':
        return { warning: t('place.otherBarber') };
      case 'outside':
        return verdict.isRefused
          ? t('place.outside', { barber })
          : { warning: t('place.outside', { barber }) };
      case 'taken':
        return t(`place.taken.${verdict.by.kind}`, { barber });
      default:
        return t(`place.${verdict.kind}`, { barber });
    }
  };
}
