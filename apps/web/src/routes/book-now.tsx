import { BookNow } from '../features/discovery/book-now/BookNow.tsx';
import { useHydrated } from '../shell/use-hydrated.ts';

export function Component() {
  return <BookNow isReady={useHydrated()} />;
}
