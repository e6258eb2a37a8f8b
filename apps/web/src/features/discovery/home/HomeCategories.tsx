import { useEffect } from 'react';
import { stepState } from '#blocks/step-state.ts';
import { log } from '#shared/log.ts';
import { CategoryGrid } from '../CategoryGrid.tsx';
import { useCategories } from '#blocks/use-categories.ts';
import type { Load } from '#blocks/use-load.ts';
import { categoriesAtFirst, CategoryFrame, type CategoryFrameProps } from './CategoryFrame.tsx';

function toggleOf(
  load: Load<readonly unknown[]>,
  isExpanded: boolean,
): CategoryFrameProps['toggle'] {
  if (load.phase === 'loading') return 'waiting';
  if (load.phase === 'failed' || load.data.length <= categoriesAtFirst) return 'none';
  return isExpanded ? 'less' : 'more';
}

const useExpanded = stepState(false);

/** The first three categories; a failed call counts as an empty list and is only logged. */
export function HomeCategories() {
  const load = useCategories();
  const [isExpanded, setExpanded] = useExpanded();

  const error = load.phase === 'failed' ? load.error : null;
  useEffect(() => {
    if (error !== null) log.error('The categories did not load.', error);
  }, [error]);

  return (
    <CategoryFrame toggle={toggleOf(load, isExpanded)} onToggle={() => setExpanded(!isExpanded)}>
      <CategoryGrid
        load={load.phase === 'failed' ? { phase: 'ready', data: [] } : load}
        limit={isExpanded ? undefined : categoriesAtFirst}
        places={categoriesAtFirst}
      />
    </CategoryFrame>
  );
}
