import { lazy, Suspense } from 'react';
import type { SalonContentProps } from './salon-content.tsx';
import { SalonLoading } from './salon-loading.tsx';

const SalonContent = lazy(async () => ({
  default: (await import('./salon-content.tsx')).SalonContent,
}));

export type SalonPageProps = SalonContentProps;

const reload = () => window.location.reload();

/** A salon's page: places for everything at once, then what the salon is. */
export function SalonPage(props: SalonPageProps) {
  return (
    <Suspense fallback={<SalonLoading retry={reload} />}>
      <SalonContent {...props} />
    </Suspense>
  );
}
