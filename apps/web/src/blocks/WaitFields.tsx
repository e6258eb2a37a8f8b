import { Select } from '@salonica/ui/select';
import { useTranslation } from 'react-i18next';
import { type DayPart, dayParts } from '../domain/waitlist.ts';
import { formatDate, type PlainDate } from '../shared/dates.ts';

export interface DaySelectProps {
  readonly label: string;
  readonly name: string;
  readonly days: readonly PlainDate[];
  readonly value: PlainDate;
  readonly onValueChange: (day: PlainDate) => void;
}

/** One of the next days. */
export function DaySelect({ days, ...field }: DaySelectProps) {
  const { i18n } = useTranslation();
  return (
    <Select {...field}>
      {days.map((day) => (
        <option key={day} value={day}>
          {formatDate(day, i18n.language, 'full')}
        </option>
      ))}
    </Select>
  );
}

export interface PartSelectProps {
  readonly value: DayPart | null;
  readonly onValueChange: (part: DayPart | null) => void;
}

/** A part of the day, or any. */
export function PartSelect({ value, onValueChange }: PartSelectProps) {
  const { t } = useTranslation('waitlist');
  return (
    <Select
      label={t('ask.part')}
      name="part"
      value={value ?? ''}
      onValueChange={(chosen) => onValueChange(dayParts.find((part) => part === chosen) ?? null)}
    >
      <option value="">{t('parts.any')}</option>
      {dayParts.map((part) => (
        <option key={part} value={part}>
          {t(`parts.${part}`)}
        </option>
      ))}
    </Select>
  );
}
