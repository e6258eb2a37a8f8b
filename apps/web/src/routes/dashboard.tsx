import { RequireAuth } from '../features/auth/RequireAuth.tsx';
import { MyBookings } from '../features/bookings/MyBookings.tsx';

export function Component() {
  return (
    <RequireAuth>
      <MyBookings />
    </RequireAuth>
  );
}
