import { numberFormatter } from '#shared/formatters.ts';
import { Button } from '@salonica/ui/button';
import { Checkbox } from '@salonica/ui/checkbox';
import { Dialog } from '@salonica/ui/dialog';
import { SegmentedControl } from '@salonica/ui/segmented-control';
import { useTranslation } from 'react-i18next';
import { PriceChoice } from '../search/PriceChoice.tsx';
import { ratingChoices, type SalonSearch } from '../search/salon-search.ts';
import { SortChoice } from '../search/SortChoice.tsx';
import { anytime } from '../search/when.ts';
import styles from './FilterDialog.module.css';

export interface FilterDialogProps {
  readonly isOpen: boolean;
  readonly search: SalonSearch;
  /** Number of matching salons. */
  readonly count: number;
  readonly onChange: (change: Partial<SalonSearch>) => void;
  readonly onClear: () => void;
  readonly onClose: () => void;
}

/** All filters and the order; each choice applies immediately. */
export function FilterDialog({
  isOpen,
  search,
  count,
  onChange,
  onClear,
  onClose,
}: FilterDialogProps) {
  const { t, i18n } = useTranslation(['results', 'search']);
  const ratings = ratingChoices.map((value) => {
    if (value === '0') return { value, label: t('rating.any') };
    const rating = numberFormatter(i18n.language, { minimumFractionDigits: 1 }).format(
      Number(value),
    );
    return {
      value,
      label: t('rating.least', { rating }),
      name: t('rating.leastName', { rating }),
    };
  });
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onClose}
      title={t('filters.title')}
      footer={
        <>
          <Button variant="quiet" onClick={onClear}>
            {t('filters.clear')}
          </Button>
          <Button onClick={onClose}>{t('filters.show', { count })}</Button>
        </>
      }
    >
      <div className={styles['root']}>
        <div className={styles['row']}>
          <span aria-hidden="true" className={styles['label']}>
            {t('search:price.label')}
          </span>
          <PriceChoice value={search.price} onChange={(price) => onChange({ price })} />
        </div>
        <div className={styles['row']}>
          <span aria-hidden="true" className={styles['label']}>
            {t('rating.label')}
          </span>
          <SegmentedControl
            label={t('rating.label')}
            options={ratings}
            value={search.rating}
            onValueChange={(rating) => onChange({ rating })}
          />
        </div>
        <Checkbox
          checked={search.date === 'today'}
          onCheckedChange={(isToday) => onChange(isToday ? { date: 'today' } : anytime)}
        >
          {t('filters.today')}
        </Checkbox>
        <Checkbox
          checked={search.isTopRated}
          onCheckedChange={(isTopRated) => onChange({ isTopRated })}
        >
          {t('filters.top')}
        </Checkbox>
        <SortChoice search={search} onChange={onChange} />
      </div>
    </Dialog>
  );
}
