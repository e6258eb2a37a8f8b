import { Button } from '@salonica/ui/button';
import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './ActiveFilters.module.css';
import { activeFilters, type Filter, type SalonSearch } from './salon-search.ts';
import { useFilterWords } from './use-filter-words.ts';

export interface ActiveFiltersProps {
  readonly search: SalonSearch;
  readonly onDrop: (filters: readonly Filter[]) => void;
}

/** Every active filter, each with a remove button. */
export function ActiveFilters({ search, onDrop }: ActiveFiltersProps) {
  const { t } = useTranslation('results');
  const wordOf = useFilterWords(search);
  const list = useRef<HTMLUListElement>(null);
  const active = activeFilters(search);
  if (active.length === 0) return null;

  const drop = (filter: Filter, index: number): void => {
    // The focus moves to the neighbour, because the pressed button is removed.
    const buttons = list.current?.querySelectorAll('button');
    const neighbour = buttons?.[index + 1] ?? buttons?.[index - 1];
    if (active.length > 1) neighbour?.focus();
    onDrop([filter]);
  };

  return (
    <ul ref={list} role="list" aria-label={t('active.label')} className={styles['root']}>
      {active.map((filter, index) => (
        <li key={filter}>
          <Button
            variant="tonal"
            size="s"
            aria-label={t('active.remove', { filter: wordOf(filter) })}
            endIcon={<X aria-hidden="true" />}
            onClick={() => drop(filter, index)}
          >
            {wordOf(filter)}
          </Button>
        </li>
      ))}
      <li>
        <Button variant="quiet" size="s" className={styles['clear']} onClick={() => onDrop(active)}>
          {t('active.clear')}
        </Button>
      </li>
    </ul>
  );
}
