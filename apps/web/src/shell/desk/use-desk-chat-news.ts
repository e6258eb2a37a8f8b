import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '../../blocks/use-api.ts';
import { useLive } from '../../blocks/use-live.ts';
import { type DeskSalon, includesRole } from '../../domain/desk.ts';
import { ignore } from '../../shared/ignore.ts';
import { deskKeyOf } from '../../shared/desk-keys.ts';

/** A desk counts as attended for two minutes. */
const presentEveryMs = 60_000;

export interface DeskChatNews {
  /** Number of conversations that no member has read. */
  readonly unread: number;
  /** Increases with each message that arrives while the desk is open. */
  readonly arrived: number;
}

/** Counts the unread conversations, and says that the desk is attended while the page is visible. */
export function useDeskChatNews({ id: salon, role }: DeskSalon): DeskChatNews {
  const api = useApi();
  const queries = useQueryClient();
  // Below the key of all conversations, so that a reading refetches it too.
  const queryKey = [...deskKeyOf('chat', salon), 'unread'];
  const { data } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await api.readDeskUnread({ salon, signal })).count,
    staleTime: 0,
  });
  useLive([], (event) => {
    const isOurs = event.type === 'desk-conversation.changed' && event.salonId === salon;
    if (isOurs || event.type === 'resumed') void queries.invalidateQueries({ queryKey });
  });
  const [known, setKnown] = useState({ count: data, arrived: 0 });
  if (data !== undefined && known.count !== data) {
    // What waits when the desk opens is no news.
    const isNews = known.count !== undefined && data > known.count;
    setKnown({ count: data, arrived: known.arrived + (isNews ? 1 : 0) });
  }

  const seesAll = includesRole(role, 'manager');
  useEffect(() => {
    if (!seesAll) return undefined;
    const note = () => {
      if (document.visibilityState === 'visible') api.keepDeskPresent({ salon }).catch(ignore);
    };
    note();
    const timer = setInterval(note, presentEveryMs);
    document.addEventListener('visibilitychange', note);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', note);
    };
  }, [api, salon, seesAll]);
  return { unread: data ?? 0, arrived: known.arrived };
}
