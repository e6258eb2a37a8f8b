import { FindSalons } from '../features/discovery/search/FindSalons.tsx';
import { useHydrated } from '../shell/use-hydrated.ts';

export function Component() {
  return <FindSalons isReady={useHydrated()} />;
}
