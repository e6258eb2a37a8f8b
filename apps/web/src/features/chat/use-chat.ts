import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Load, mapLoad, useLoad } from '../../blocks/use-load.ts';
import { useApi } from '../../blocks/use-api.ts';
import type { Conversation } from '../../domain/chat.ts';
import { listKey, startKey } from './chat-keys.ts';
import { allConversations } from './chat-pages.ts';

/** Polling interval, because presence changes without an event, in milliseconds. */
const presenceInterval = 30_000;

/** Older data does not show presence, in milliseconds. */
const presenceLasts = 2 * presenceInterval;

/** Whether data is fresh enough to show presence. */
function useIsFresh(updatedAt: number): boolean {
  const [outdated, setOutdated] = useState<number | null>(null);
  useEffect(() => {
    const left = updatedAt + presenceLasts - Date.now();
    const timer = setTimeout(() => setOutdated(updatedAt), Math.max(0, left));
    return () => clearTimeout(timer);
  }, [updatedAt]);
  return outdated !== updatedAt;
}

/** The customer's conversations; every salon appears absent while the data is stale. */
export function useConversations(): Load<readonly Conversation[]> {
  const api = useApi();
  const { language } = useTranslation().i18n;
  const query = useQuery({
    queryKey: listKey,
    queryFn: ({ signal }) => allConversations(api, { language, signal }),
    // Messages arrive even while the page is closed.
    staleTime: 0,
    refetchInterval: presenceInterval,
  });
  const isFresh = useIsFresh(query.dataUpdatedAt);
  return mapLoad(useLoad(query, listKey), (conversations) =>
    isFresh ? conversations : conversations.map((one) => ({ ...one, isOnline: false })),
  );
}

/**
 * The conversation with a salon that the list lacks, created by this call.
 * @param salonId - null to start nothing
 */
export function useStarted(salonId: string | null): Load<Conversation> {
  const api = useApi();
  const { language } = useTranslation().i18n;
  const queryKey = startKey(salonId ?? '');
  const query = useQuery({
    queryKey,
    async queryFn({ signal }) {
      const body = { salonId: salonId ?? '' };
      return (await api.startConversation({ body, language, signal })).conversation;
    },
    enabled: salonId !== null,
    staleTime: 0,
  });
  return useLoad(query, queryKey);
}
