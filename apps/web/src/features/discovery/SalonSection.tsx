import type { Salon } from '@salonica/contract';
import type { ReactNode } from 'react';
import { LoadFailure } from './LoadFailure.tsx';
import { PagedSalonGrid } from './PagedSalonGrid.tsx';
import { SalonPlaces } from './Places.tsx';
import type { Load } from '../../blocks/use-load.ts';

export interface SalonSectionProps {
  readonly load: Load<readonly Salon[]>;
  readonly loadingText: string;
  /** Stands in place of an empty list. */
  readonly empty: ReactNode;
  readonly headingLevel?: 2 | 3;
}

/** A list of salons to book, or what stands in its place. */
export function SalonSection({ load, loadingText, empty, headingLevel = 3 }: SalonSectionProps) {
  if (load.phase === 'failed') return <LoadFailure {...load} />;
  if (load.phase === 'loading') return <SalonPlaces text={loadingText} wait={load} />;
  if (load.data.length === 0) return empty;
  return <PagedSalonGrid salons={load.data} layout="search" headingLevel={headingLevel} />;
}
