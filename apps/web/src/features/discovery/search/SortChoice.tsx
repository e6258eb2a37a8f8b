import { Select } from '@salonica/ui/select';
import { useTranslation } from 'react-i18next';
import { type SortOrder, sortOrders } from './salon-search.ts';

export interface SortChoiceProps {
  readonly value: SortOrder;
  readonly onChange: (value: SortOrder) => void;
  readonly className?: string | undefined;
}

export function SortChoice({ value, onChange, className }: SortChoiceProps) {
  const { t } = useTranslation('search');
  return (
    <Select
      look="pill"
      label={t('sort.label')}
      value={value}
      className={className}
      onValueChange={(chosen) => {
        const order = sortOrders.find((known) => known === chosen);
        if (order !== undefined) onChange(order);
      }}
    >
      {sortOrders.map((order) => (
        <option key={order} value={order}>
          {t(`sort.${order}`)}
        </option>
      ))}
    </Select>
  );
}
