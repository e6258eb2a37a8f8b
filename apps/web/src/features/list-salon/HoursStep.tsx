import { Checkbox } from '@salonica/ui/checkbox';
import { FieldError } from '@salonica/ui/field-error';
import { TextField } from '@salonica/ui/text-field';
import { useTranslation } from 'react-i18next';
import { formatWeekday } from '../../shared/dates.ts';
import type { DayDraft } from './application-draft.ts';
import styles from './ApplicationForm.module.css';
import type { SalonApplication } from './use-application.ts';
import { useDraftField } from './use-draft-field.ts';

/** When the salon is open on each weekday. Breaks and holidays are entered at the desk later. */
export function HoursStep({ own }: { readonly own: SalonApplication }) {
  const { t, i18n } = useTranslation('listSalon');
  const { errorOf } = useDraftField(own);
  const { days } = own.draft;
  const set = (index: number, changes: Partial<DayDraft>): void =>
    own.change({ days: days.map((day, at) => (at === index ? { ...day, ...changes } : day)) });
  const none = errorOf('days');
  return (
    <>
      {days.map(({ isOpen, opens, closes }, index) => {
        const name = formatWeekday(index + 1, i18n.language);
        return (
          // The place of a weekday never changes.
          <fieldset key={name} className={styles['day']}>
            <legend className={styles['hidden']}>{name}</legend>
            <Checkbox
              name={`day-${index}`}
              checked={isOpen}
              onCheckedChange={(checked) => set(index, { isOpen: checked })}
            >
              {name}
            </Checkbox>
            {isOpen ? (
              <>
                <TextField
                  type="time"
                  name={`day-${index}-opens`}
                  label={t('hours.opens')}
                  value={opens}
                  error={errorOf(`day-${index}`)}
                  onValueChange={(time) => set(index, { opens: time })}
                />
                <TextField
                  type="time"
                  name={`day-${index}-closes`}
                  label={t('hours.closes')}
                  value={closes}
                  onValueChange={(time) => set(index, { closes: time })}
                />
              </>
            ) : (
              <p className={styles['closed']}>{t('hours.closed')}</p>
            )}
          </fieldset>
        );
      })}
      {none === undefined ? null : <FieldError role="alert">{none}</FieldError>}
    </>
  );
}
