import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Booking } from '../../domain/booking.ts';
import { wantedIn, type WantedChange } from '../../shared/wanted-change.ts';

/** Opens the dialog that another page requested, once: a reload or Back does not open it again. */
export function useWantedChange(
  bookings: readonly Booking[],
  open: (booking: Booking, change: WantedChange['change']) => void,
): void {
  const location = useLocation();
  const navigate = useNavigate();
  const wanted = wantedIn(location.state);
  const booking = bookings.find(({ id }) => id === wanted?.bookingId);
  const run = useEffectEvent(() => {
    if (booking === undefined || wanted === null) return;
    const { pathname, search, hash } = location;
    void navigate({ pathname, search, hash }, { replace: true, preventScrollReset: true });
    open(booking, wanted.change);
  });
  const isKnown = booking !== undefined;
  useEffect(() => {
    if (isKnown) run();
  }, [isKnown]);
}
