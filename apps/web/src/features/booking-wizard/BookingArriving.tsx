import { useIsSlow } from '../../blocks/use-load.ts';
import { BookingLoading } from './BookingLoading.tsx';

const reload = () => window.location.reload();

/** The fallback for code that failed to load; only the browser can retry that. */
export function BookingArriving() {
  return <BookingLoading isSlow={useIsSlow(true)} retry={reload} />;
}
