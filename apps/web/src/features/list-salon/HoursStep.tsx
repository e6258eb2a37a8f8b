import { HoursEditor } from '@salonica/ui/hours-editor';
import { elDesk } from '@salonica/ui/messages/el-desk';
import { useTranslation } from 'react-i18next';
import { applicationLimits } from '../../domain/application.ts';
import type { SalonApplication } from './use-application.ts';
import { useDraftField } from './use-draft-field.ts';

/** When the salon is open on each weekday. Holidays are entered at the desk later. */
export function HoursStep({ own }: { readonly own: SalonApplication }) {
  const { t, i18n } = useTranslation('listSalon');
  const { errorOf } = useDraftField(own);
  return (
    <HoursEditor
      label={t('hours.heading')}
      labelHidden
      value={own.draft.hours}
      onValueChange={(hours) => own.change({ hours })}
      maxIntervals={applicationLimits.intervals / 7}
      error={errorOf('hours')}
      // Customers' pages do not have the strings of a salon's desk.
      messages={i18n.language === 'el' ? elDesk.hoursEditor : undefined}
    />
  );
}
