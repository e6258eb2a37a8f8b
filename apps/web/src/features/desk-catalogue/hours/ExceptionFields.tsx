import { Checkbox } from '@salonica/ui/checkbox';
import { SegmentedControl } from '@salonica/ui/segmented-control';
import { Select } from '@salonica/ui/select';
import { TextField } from '@salonica/ui/text-field';
import { useTranslation } from 'react-i18next';
import type { CheckedForm } from '#blocks/use-checked-form.ts';
import styles from '../catalogue.module.css';
import {
  closingTimes,
  type ExceptionValues,
  type HoursOfDesk,
  openingTimes,
  reasonMost,
} from './hours-form.ts';

export interface ExceptionFieldsProps {
  readonly form: CheckedForm<ExceptionValues>;
  readonly barbers: HoursOfDesk['barbers'];
  readonly today: string;
  /** Whether its date can be chosen. */
  readonly isNew: boolean;
}

type TextName = Exclude<keyof ExceptionValues, 'isOpen' | 'barberIds'>;

/** What is different on a date, and why. */
export function ExceptionFields({ form, barbers, today, isNew }: ExceptionFieldsProps) {
  const { t } = useTranslation('deskCatalogue');
  const { values, set, errorOf } = form;
  const { isOpen, barberIds } = values;
  const field = <Name extends TextName>(name: Name) => ({
    name,
    value: values[name],
    error: errorOf(name),
    onValueChange: (text: string) => set({ [name]: text }),
  });
  const times = (name: TextName, offered: (present: string) => readonly string[]) =>
    offered(values[name]).map((time) => (
      <option key={time} value={time}>
        {time}
      </option>
    ));
  return (
    <>
      {isNew ? (
        <TextField {...field('date')} type="date" min={today} label={t('hours.date')} required />
      ) : null}
      <SegmentedControl
        label={t('hours.onDay')}
        options={[
          { value: 'closed', label: t('hours.closed') },
          { value: 'other', label: t('hours.other') },
        ]}
        value={isOpen ? 'other' : 'closed'}
        onValueChange={(value) => set({ isOpen: value === 'other' })}
      />
      {isOpen ? (
        <>
          <div className={styles['pair']}>
            <Select {...field('exception.hours.opens')} label={t('hours.opens')}>
              {times('exception.hours.opens', openingTimes)}
            </Select>
            <Select {...field('exception.hours.closes')} label={t('hours.closes')}>
              {times('exception.hours.closes', closingTimes)}
            </Select>
          </div>
          {barbers.length === 0 ? null : (
            <fieldset className={styles['choices']}>
              <legend>{t('hours.barbers')}</legend>
              <p className={styles['hint']}>{t('hours.barbersHint')}</p>
              {barbers.map(({ id, name }) => (
                <Checkbox
                  key={id}
                  name="barberIds"
                  value={id}
                  checked={barberIds.includes(id)}
                  onCheckedChange={(works) =>
                    set({
                      barberIds: works
                        ? [...barberIds, id]
                        : barberIds.filter((other) => other !== id),
                    })
                  }
                >
                  {name}
                </Checkbox>
              ))}
            </fieldset>
          )}
        </>
      ) : null}
      <div className={styles['pair']}>
        <TextField
          {...field('exception.reason.en')}
          label={t('hours.reasonEn')}
          maxLength={reasonMost}
          autoComplete="off"
          required
        />
        <TextField
          {...field('exception.reason.el')}
          label={t('hours.reasonEl')}
          maxLength={reasonMost}
          autoComplete="off"
          required
        />
      </div>
    </>
  );
}
