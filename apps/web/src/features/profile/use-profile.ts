import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useApi } from '../../blocks/use-api.ts';
import { useChange } from '../../blocks/use-change.ts';
import { useLive } from '../../blocks/use-live.ts';
import { type Load, useLoad } from '../../blocks/use-load.ts';
import type { Api } from '../../domain/api.ts';
import type { Profile } from '../../domain/profile.ts';
import { dataUrlOf } from './data-url.ts';

const profileKey = ['profile'];

function useProfileQuery() {
  const api = useApi();
  return useQuery({
    queryKey: profileKey,
    queryFn: ({ signal }) => api.readProfile({ signal }),
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
  const api = useApi();
  const state = useProfileQuery().data?.picture ?? null;
  const query = useQuery({
    queryKey: ['profile-picture', state],
    queryFn: async ({ signal }) => dataUrlOf(await api.readPicture({ signal })),
    enabled: state !== null,
    staleTime: Infinity,
  });
  return state === null ? null : (query.data ?? null);
}

/** A change of the profile. */
export function useProfileChange<Input>(run: (api: Api, input: Input) => Promise<unknown>) {
  const api = useApi();
  return useChange(profileKey, (input: Input) => run(api, input));
}

/** Uploads a picture and reports the progress. */
export function useUpload() {
  const [share, setShare] = useState(0);
  const abort = useRef<AbortController>(null);
  const change = useProfileChange((api, file: Blob) => {
    const controller = new AbortController();
    abort.current = controller;
    setShare(0);
    return api.changePicture({ file, signal: controller.signal, onProgress: setShare });
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
