import { Select } from '@salonica/ui/select';
import { useTranslation } from 'react-i18next';
import { salonSorts } from '#domain/salon.ts';
import { defaultSort, type SalonSearch, sortOf } from './salon-search.ts';

export interface SortChoiceProps {
  readonly search: SalonSearch;
  readonly onChange: (change: Pick<SalonSearch, 'sort'>) => void;
  readonly className?: string | undefined;
}

export function SortChoice({ search, onChange, className }: SortChoiceProps) {
  const { t } = useTranslation('search');
  // Without words nothing matches best.
  const choices = salonSorts.filter((order) => order !== 'relevance' || search.q !== '');
  return (
    <Select
      variant="pill"
      label={t('sort.label')}
      value={sortOf(search)}
      className={className}
      onValueChange={(chosen) => {
        const order = choices.find((known) => known === chosen);
        if (order === undefined) return;
        onChange({ sort: order === defaultSort(search) ? '' : order });
      }}
    >
      {choices.map((order) => (
        <option key={order} value={order}>
          {t(`sort.${order}`)}
        </option>
      ))}
    </Select>
  );
}
