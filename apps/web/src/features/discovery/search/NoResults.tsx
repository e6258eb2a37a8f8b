import { Button } from '@salonica/ui/button';
import { EmptyState } from '@salonica/ui/empty-state';
import { useTranslation } from 'react-i18next';
import vignette from '#shared/vignette.module.css';
import { activeFilters, type Filter, type SalonSearch } from './salon-search.ts';
import type { Removal } from './use-removal.ts';
import { useFilterWords } from './use-filter-words.ts';

export interface NoResultsProps {
  readonly search: SalonSearch;
  /** Undefined until it is known. */
  readonly removal: Removal | null | undefined;
  readonly onDrop: (filters: readonly Filter[]) => void;
}

/** No results: names the one filter whose removal would find some. */
export function NoResults({ search, removal, onDrop }: NoResultsProps) {
  const { t } = useTranslation('results');
  const wordOf = useFilterWords(search);
  const active = activeFilters(search);
  const frame = {
    title: t('empty.title'),
    headingLevel: 3,
    illustration: <span className={vignette['bistro']} />,
  } as const;
  if (active.length === 0) return <EmptyState {...frame}>{t('empty.noneAtAll')}</EmptyState>;
  if (removal === undefined) return <EmptyState {...frame} />;
  if (removal === null) {
    return (
      <EmptyState
        {...frame}
        action={<Button onClick={() => onDrop(active)}>{t('empty.clear')}</Button>}
      >
        {t('empty.none')}
      </EmptyState>
    );
  }
  const filter = wordOf(removal.filter);
  return (
    <EmptyState
      {...frame}
      action={
        <Button onClick={() => onDrop([removal.filter])}>{t('empty.drop', { filter })}</Button>
      }
    >
      {t('empty.one', { count: removal.count, filter })}
    </EmptyState>
  );
}
