import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { usePort } from '../../blocks/PortsProvider.tsx';
import { useChange } from '../../blocks/use-change.ts';
import { useLive } from '../../blocks/use-live.ts';
import { type Load, useLoad } from '../../blocks/use-load.ts';
import type { Profile, ProfilePort } from '../../domain/ports/profile-port.ts';

const profileKey = ['profile'];

function useProfileQuery() {
  const port = usePort('profile');
  return useQuery({
    queryKey: profileKey,
    queryFn: ({ signal }) => port.read({ signal }),
    // A salon saved on another page counts immediately.
    staleTime: 0,
  });
}

/** The customer's own profile; follows changes of their bookings. */
export function useProfile(): Load<Profile> {
  const queries = useQueryClient();
  const query = useProfileQuery();
  useLive([], ({ type }) => {
    if (type === 'booking.changed' || type === 'resumed') {
      void queries.invalidateQueries({ queryKey: profileKey });
    }
  });
  return useLoad(query, profileKey);
}

/** URL of the customer's own picture; null without one, and until it is known. */
export function usePicture(): string | null {
  const port = usePort('profile');
  const state = useProfileQuery().data?.picture ?? null;
  const query = useQuery({
    queryKey: ['profile-picture', state],
    queryFn: ({ signal }) => port.picture({ signal }),
    enabled: state !== null,
    staleTime: Infinity,
  });
  return state === null ? null : (query.data ?? null);
}

/** A change of the profile. */
export function useProfileChange<Input>(run: (port: ProfilePort, input: Input) => Promise<void>) {
  const port = usePort('profile');
  return useChange(profileKey, (input: Input) => run(port, input));
}

/** Uploads a picture and reports the progress. */
export function useUpload() {
  const [share, setShare] = useState(0);
  const abort = useRef<AbortController>(null);
  const change = useProfileChange((port, file: Blob) => {
    const controller = new AbortController();
    abort.current = controller;
    setShare(0);
    return port.changePicture(file, { signal: controller.signal, onProgress: setShare });
  });
  return {
    share,
    isPending: change.isPending,
    error: change.error,
    send: change.mutateAsync,
    /** Clears a failure, and aborts a pending upload. */
    stop() {
      abort.current?.abort();
      change.reset();
    },
  };
}
