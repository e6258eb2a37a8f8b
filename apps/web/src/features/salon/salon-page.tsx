import { lazy, Suspense } from 'react';
import { useIsSlow } from '../../blocks/use-load.ts';
import { again } from '../../shared/again.ts';
import type { SalonContentProps } from './salon-content.tsx';
import { SalonLoading } from './salon-loading.tsx';

const SalonContent = lazy(async () => ({
  default: (await again(() => import('./salon-content.tsx'))).SalonContent,
}));

export type SalonPageProps = SalonContentProps;

const reload = () => window.location.reload();

/** The page's own code is on its way; only the browser can ask for that again. */
function SalonArriving() {
  return <SalonLoading isSlow={useIsSlow(true)} retry={reload} />;
}

/** A salon's page: places for everything at once, then what the salon is. */
export function SalonPage(props: SalonPageProps) {
  return (
    <Suspense fallback={<SalonArriving />}>
      <SalonContent {...props} />
    </Suspense>
  );
}
