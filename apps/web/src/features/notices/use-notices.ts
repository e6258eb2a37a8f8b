import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../blocks/use-api.ts';
import { useChange } from '../../blocks/use-change.ts';
import { useLive } from '../../blocks/use-live.ts';
import { useLoad } from '../../blocks/use-load.ts';
import type { NoticePreference } from '../../domain/notice.ts';
import { createFeed } from './create-feed.ts';

const root = ['notices'];
const preferencesKey = ['notice-preferences'];
const feedKey = ['calendar-feed'];

/** Fetches again after an event, or after reading on another page. */
function useFollowing(): void {
  const queries = useQueryClient();
  useLive([], ({ type }) => {
    if (type === 'notices.changed' || type === 'resumed') {
      void queries.invalidateQueries({ queryKey: root });
    }
  });
}

/** A setting of one kind of notice; the other channel is unchanged. */
export type PreferenceRequest = Pick<NoticePreference, 'kind'> &
  Partial<Pick<NoticePreference, 'mail' | 'notice'>>;

/** The number of unread notices; undefined while unknown. */
export function useUnread(): number | undefined {
  const api = useApi();
  useFollowing();
  const queryKey = [...root, 'unread'];
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await api.countUnreadNotices({ signal })).unread,
  }).data;
}

/** The customer's notices, page by page. */
export function useNotices() {
  const api = useApi();
  const { language } = useTranslation().i18n;
  useFollowing();
  const queryKey = [...root, 'list', language];
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam: cursor, signal }) =>
      api.listNotices({ query: { cursor }, language, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  return {
    load: useLoad(query, queryKey),
    more: { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage },
  };
}

/** Marks one notice as read, or all. */
export function useMarkRead() {
  const api = useApi();
  return useChange(root, (id: string | null) =>
    api.markNoticesRead({ body: id === null ? {} : { ids: [id] } }),
  );
}

export function usePreferences() {
  const api = useApi();
  const query = useQuery({
    queryKey: preferencesKey,
    queryFn: async ({ signal }) => (await api.readNoticePreferences({ signal })).preferences,
  });
  const queries = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationKey: preferencesKey,
    // In sequence, so that the last choice wins.
    scope: { id: 'notice-preferences' },
    networkMode: 'always',
    mutationFn: (draft: NoticePreference) => api.changeNoticePreferences({ body: draft }),
    // The response to an earlier choice would undo a later one on the screen.
    onSettled: () =>
      queries.isMutating({ mutationKey: preferencesKey }) > 1
        ? undefined
        : queries.invalidateQueries({ queryKey: preferencesKey }),
  });
  /** Optimistic. Rejects if the server refuses it. */
  async function prefer(draft: PreferenceRequest): Promise<void> {
    const known = queries.getQueryData<readonly NoticePreference[]>(preferencesKey) ?? [];
    const before = known.find(({ kind }) => kind === draft.kind);
    if (before === undefined) return;
    const after = { ...before, ...draft };
    const reading = queries.cancelQueries({ queryKey: preferencesKey });
    queries.setQueryData(
      preferencesKey,
      known.map((one) => (one === before ? after : one)),
    );
    await Promise.all([reading, mutateAsync(after)]);
  }
  return { load: useLoad(query, preferencesKey), prefer };
}

/** The calendar feed; its URL is known only right after it was created. */
export function useFeed() {
  const api = useApi();
  const query = useQuery({
    queryKey: feedKey,
    queryFn: async ({ signal }) => (await api.readCalendarFeed({ signal })).createdAt !== null,
  });
  const make = useChange(feedKey, () => createFeed(api));
  const end = useChange(feedKey, () => api.deleteCalendarFeed());
  return { load: useLoad(query, feedKey), make, end };
}
