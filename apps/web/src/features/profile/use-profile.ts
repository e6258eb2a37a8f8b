import { useQuery, useQueryClient } from '@tanstack/react-query';
import { usePort } from '../../blocks/ports.tsx';
import { useLive } from '../../blocks/use-live.ts';
import { type Load, useLoad } from '../../blocks/use-load.ts';
import type { Profile } from '../../domain/ports/profile-port.ts';

const profileKey = ['profile'];

/** The customer's own profile; it follows what happens to their bookings. */
export function useProfile(): Load<Profile> {
  const port = usePort('profile');
  const queries = useQueryClient();
  const query = useQuery({
    queryKey: profileKey,
    queryFn: ({ signal }) => port.read({ signal }),
    // A salon that was saved on another page counts at once.
    staleTime: 0,
  });
  useLive([], ({ type }) => {
    if (type === 'booking.changed' || type === 'resumed') {
      void queries.invalidateQueries({ queryKey: profileKey });
    }
  });
  return useLoad(query, profileKey);
}
