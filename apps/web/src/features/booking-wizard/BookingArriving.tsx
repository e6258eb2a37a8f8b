import { useIsSlow } from '../../blocks/use-load.ts';
import { BookingLoading } from './BookingLoading.tsx';

const reload = () => window.location.reload();

/** The fallback for code that has not arrived; only the browser can fetch that again. */
export function BookingArriving() {
  return <BookingLoading isSlow={useIsSlow(true)} retry={reload} />;
}
