import { Select } from '@salonica/ui/select';
import { useTranslation } from 'react-i18next';
import { type SalonSort, salonSorts } from '#domain/salon.ts';

export interface SortChoiceProps {
  readonly value: SalonSort;
  readonly onChange: (value: SalonSort) => void;
  readonly className?: string | undefined;
}

export function SortChoice({ value, onChange, className }: SortChoiceProps) {
  const { t } = useTranslation('search');
  return (
    <Select
      variant="pill"
      label={t('sort.label')}
      value={value}
      className={className}
      onValueChange={(chosen) => {
        const order = salonSorts.find((known) => known === chosen);
        if (order !== undefined) onChange(order);
      }}
    >
      {salonSorts.map((order) => (
        <option key={order} value={order}>
          {t(`sort.${order}`)}
        </option>
      ))}
    </Select>
  );
}
