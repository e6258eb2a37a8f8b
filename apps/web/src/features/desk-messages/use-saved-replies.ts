import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../blocks/use-api.ts';
import { useChange } from '../../blocks/use-change.ts';
import { useDesk } from '../../blocks/use-desk.ts';
import { type Load, useLoad } from '../../blocks/use-load.ts';
import type { RequestOf, ResponseOf } from '../../domain/api.ts';
import { deskKeyOf } from '../../shared/desk-keys.ts';

export type SavedReply = ResponseOf<'listSavedReplies'>['replies'][number];
export type ReplyContent = RequestOf<'addSavedReply'>['body'];

export interface ReplyChange {
  /** Null for a new one. */
  readonly before: SavedReply | null;
  readonly content: ReplyContent;
  readonly idempotencyKey: string;
}

/** The saved replies of the salon, oldest first. */
export function useSavedReplies(): Load<readonly SavedReply[]> {
  const api = useApi();
  const { id: salon } = useDesk().salon;
  const queryKey = deskKeyOf('replies', salon);
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await api.listSavedReplies({ salon, signal })).replies,
  });
  return useLoad(query, queryKey);
}

export function useReplyChanges() {
  const api = useApi();
  const queries = useQueryClient();
  const { id: salon } = useDesk().salon;
  const queryKey = deskKeyOf('replies', salon);
  const save = useChange(queryKey, async ({ before, content, idempotencyKey }: ReplyChange) => {
    const request = { salon, body: content, idempotencyKey };
    const { replies } =
      before === null
        ? await api.addSavedReply(request)
        : await api.changeSavedReply({ ...request, id: before.id, revision: before.revision });
    queries.setQueryData(queryKey, replies);
  });
  const remove = useChange(queryKey, async ({ id }: SavedReply) => {
    const idempotencyKey = crypto.randomUUID();
    const { replies } = await api.removeSavedReply({ salon, id, idempotencyKey });
    queries.setQueryData(queryKey, replies);
  });
  return { save, remove };
}
