import { Select } from '@salonica/ui/select';
import { TextField } from '@salonica/ui/text-field';
import CalendarDays from 'lucide-react/icons/calendar-days';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDayWords } from '#blocks/use-day-words.ts';
import { addDays, isPlainDate, isPlainTime, type PlainDate } from '#shared/dates.ts';
import { anytime, dayParts, type SearchTime, type When } from './when.ts';
import styles from './WhenFields.module.css';

export interface WhenFieldsProps {
  /** Id of the form that sends them without script. */
  readonly form: string;
  readonly value: When;
  readonly onChange: (when: When) => void;
}

/** Days with a name of their own in the list; the others have a field. */
const namedDays = 7;

/** The longest horizon of a salon, in days. */
const farthest = 365;

const hours = Array.from({ length: 11 }, (_, index) => `${String(index + 9).padStart(2, '0')}:00`);

const other = 'other';

/** Day and part of the day: a press applies at once, and without script the form sends them. */
export function WhenFields({ form, value, onChange }: WhenFieldsProps) {
  const { t } = useTranslation('search');
  const { today, dayWord } = useDayWords();
  const [isOther, setOther] = useState(false);
  const named = Array.from({ length: namedDays }, (_, index) => addDays(today, index));
  const date = value.date === today ? 'today' : value.date;
  const isNamed = date === '' || date === 'today' || named.includes(date);
  const hasField = isOther || !isNamed;

  const chooseDay = (chosen: string): void => {
    setOther(chosen === other);
    if (chosen === other) return;
    onChange(chosen === '' ? anytime : { ...value, date: chosen });
  };
  const typeDay = (typed: string): void => {
    const isBookable = isPlainDate(typed) && today <= typed && typed <= addDays(today, farthest);
    if (isBookable) onChange({ ...value, date: typed });
  };
  const chooseTime = (time: SearchTime): void =>
    onChange({ date: value.date === '' && time !== '' ? 'today' : value.date, time });

  return (
    <div className={styles['fields']}>
      <Select
        variant="pill"
        labelHidden
        label={t('when.day')}
        form={form}
        name={hasField ? undefined : 'date'}
        value={hasField ? other : date}
        onValueChange={chooseDay}
        className={styles['field']}
      >
        <option value="">{t('when.anyDay')}</option>
        {named.map((day) => (
          <option key={day} value={day === today ? 'today' : day}>
            {dayWord(day)}
          </option>
        ))}
        <option value={other}>{t('when.otherDay')}</option>
      </Select>
      {hasField ? (
        <OtherDay
          form={form}
          date={date === 'today' ? today : date}
          today={today}
          isFocused={isOther && isNamed}
          onChange={typeDay}
        />
      ) : null}
      <Select
        variant="pill"
        labelHidden
        label={t('when.time')}
        form={form}
        name="part"
        value={value.time}
        onValueChange={chooseTime}
        className={styles['field']}
      >
        <option value="">{t('when.anyTime')}</option>
        {dayParts.map((part) => (
          <option key={part} value={part}>
            {t(`when.parts.${part}`)}
          </option>
        ))}
        {(isPlainTime(value.time) ? [...new Set([...hours, value.time])].toSorted() : hours).map(
          (time) => (
            <option key={time} value={time}>
              {t('when.after', { time })}
            </option>
          ),
        )}
      </Select>
    </div>
  );
}

interface OtherDayProps extends Pick<WhenFieldsProps, 'form'> {
  /** Empty without one. */
  readonly date: PlainDate;
  readonly today: PlainDate;
  /** The choice of "another day" opened it. */
  readonly isFocused: boolean;
  readonly onChange: (date: string) => void;
}

/** Any day, with the browser's own calendar. */
function OtherDay({ form, date, today, isFocused, onChange }: OtherDayProps) {
  const { t } = useTranslation('search');
  return (
    <TextField
      type="date"
      form={form}
      name="date"
      label={t('when.date')}
      labelHidden
      startIcon={<CalendarDays aria-hidden="true" />}
      min={today}
      max={addDays(today, farthest)}
      defaultValue={date}
      autoFocus={isFocused}
      onValueChange={onChange}
      className={styles['date']}
    />
  );
}
