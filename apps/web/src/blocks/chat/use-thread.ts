import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type Load, useLoad } from '../use-load.ts';
import type { ChatSide } from './chat-side.ts';
import { readThread, type ThreadData, withOlder } from './thread-messages.ts';

/** The loaded messages of a conversation. */
export function useThread(side: ChatSide, id: string): Load<ThreadData> {
  const queries = useQueryClient();
  const { language } = useTranslation().i18n;
  const queryKey = side.threadKey(id);
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      readThread(side, id, () => queries.getQueryData<ThreadData>(queryKey), { language, signal }),
    // Messages arrive even while the page is closed.
    staleTime: 0,
  });
  return useLoad(query, queryKey);
}

export interface Older {
  readonly phase: 'idle' | 'loading' | 'failed';
  readonly error: unknown;
  /** Resolves once they are loaded, with whether there are more. */
  readonly show: () => Promise<boolean>;
}

/** Loads older messages, page by page. */
export function useOlder(side: ChatSide, id: string): Older {
  const queries = useQueryClient();
  const { language } = useTranslation().i18n;
  const queryKey = side.threadKey(id);
  const { mutateAsync, isPending, error } = useMutation({
    // The call itself detects a missing network.
    networkMode: 'always',
    async mutationFn() {
      const cursor = queries.getQueryData<ThreadData>(queryKey)?.olderCursor ?? null;
      if (cursor === null) return false;
      const page = await side.listMessages({ id, query: { cursor }, language });
      queries.setQueryData<ThreadData>(queryKey, (known) => known && withOlder(known, page));
      return page.nextCursor !== null;
    },
  });
  return {
    phase: isPending ? 'loading' : error === null ? 'idle' : 'failed',
    error,
    show: () => mutateAsync(),
  };
}
