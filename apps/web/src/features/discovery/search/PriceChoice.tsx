import { SegmentedControl } from '@salonica/ui/segmented-control';
import { useTranslation } from 'react-i18next';
import type { PriceChoice as Price } from './salon-search.ts';

export interface PriceChoiceProps {
  readonly value: Price;
  readonly onChange: (value: Price) => void;
}

/** All, or one of three levels, shown as signs and announced as words. */
export function PriceChoice({ value, onChange }: PriceChoiceProps) {
  const { t } = useTranslation('search');
  return (
    <SegmentedControl
      label={t('price.label')}
      options={[
        { value: 'all', label: t('price.all'), name: t('price.any') },
        { value: '1', label: '$', name: t('price.level1') },
        { value: '2', label: '$$', name: t('price.level2') },
        { value: '3', label: '$$$', name: t('price.level3') },
      ]}
      value={value}
      onValueChange={onChange}
    />
  );
}
