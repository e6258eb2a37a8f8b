import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChatSide } from '../../blocks/chat/chat-side.ts';
import { useApi } from '../../blocks/use-api.ts';
import { useDesk } from '../../blocks/use-desk.ts';
import { type Load, useLoad } from '../../blocks/use-load.ts';
import { allPages } from '../../domain/all-pages.ts';
import type { ResponseOf } from '../../domain/api.ts';
import { ignore } from '../../shared/ignore.ts';

export type DeskConversation = ResponseOf<'readDeskConversation'>['conversation'];

/** The conversations that the member sees, newest first. */
export function useDeskConversations({ listKey }: ChatSide): Load<readonly DeskConversation[]> {
  const api = useApi();
  const { id: salon } = useDesk().salon;
  const { language } = useTranslation().i18n;
  const query = useQuery({
    queryKey: listKey,
    async queryFn({ signal }) {
      const pages = await allPages((cursor) =>
        api.listDeskConversations({ salon, query: { cursor }, language, signal }),
      );
      return pages.flatMap(({ conversations }) => conversations);
    },
    // Messages arrive even while the page is closed.
    staleTime: 0,
  });
  return useLoad(query, listKey);
}

/**
 * A conversation that the list lacks, because it has no message yet.
 * @param id - null to read nothing
 */
export function useUnlisted({ rootKey }: ChatSide, id: string | null): Load<DeskConversation> {
  const api = useApi();
  const { id: salon } = useDesk().salon;
  const queryKey = [...rootKey, 'unlisted', id];
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      (await api.readDeskConversation({ salon, id: id ?? '', signal })).conversation,
    enabled: id !== null,
  });
  return useLoad(query, queryKey);
}

/** The customer's page shows for 8 seconds that the salon is typing. */
const typingEveryMs = 4000;

/** Shows the customer that the salon is typing. */
export function useTypingNote(id: string): (text: string) => void {
  const api = useApi();
  const { id: salon } = useDesk().salon;
  const last = useRef(0);
  return (text) => {
    const now = performance.now();
    if (text.trim() === '' || (last.current > 0 && now - last.current < typingEveryMs)) return;
    last.current = now;
    api.showDeskTyping({ salon, id }).catch(ignore);
  };
}
