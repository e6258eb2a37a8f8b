import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlanWords } from './plan-of-day.ts';

/** What the plan calls things, in the member's language. */
export function usePlanWords(): PlanWords {
  const { t } = useTranslation('deskDay');
  return useMemo(
    () => ({
      away: t('away'),
      held: t('held'),
      erased: t('erased'),
      purpose: (purpose) => t(`purpose.${purpose}`),
      home: (customer) => t('atHome', { customer }),
    }),
    [t],
  );
}
