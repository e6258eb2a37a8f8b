import { CardGrid } from '@salonica/ui/card-grid';
import type { Category } from '#domain/category.ts';
import { TrendingCard } from './TrendingCard.tsx';
import { TrendingFrame } from './TrendingFrame.tsx';

export interface TrendingProps {
  readonly categories: readonly Category[];
}

/** The categories of the season. */
export function Trending({ categories }: TrendingProps) {
  return (
    <TrendingFrame>
      <CardGrid dense>
        {categories.map((category) => (
          <li key={category.id}>
            <TrendingCard {...category} />
          </li>
        ))}
      </CardGrid>
    </TrendingFrame>
  );
}
