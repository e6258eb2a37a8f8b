import { useIsSlow } from '../../blocks/use-load.ts';
import { BookingLoading } from './booking-loading.tsx';

const reload = () => window.location.reload();

/** Holds the place of code that is on its way; only the browser can ask for that again. */
export function BookingArriving() {
  return <BookingLoading isSlow={useIsSlow(true)} retry={reload} />;
}
