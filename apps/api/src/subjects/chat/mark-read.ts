import type { Database } from '../../platform/database/database.ts';
import { statement } from '../../platform/database/statement.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { publish } from '../../platform/events/publish.ts';
import { lockConversation } from './write-message.ts';

/** Undefined if it was read already. */
const moveForward = statement<{ revision: number }>(
  'mark_read',
  `with moved as (
     insert into message_reads (conversation_id, up_to, at)
     select $1, number, $3::timestamptz from messages where conversation_id = $1 and id = $2
     on conflict (conversation_id) do update set up_to = excluded.up_to, at = excluded.at
     where message_reads.up_to < excluded.up_to
     returning 1)
   update conversations set revision = revision + 1
   where id = $1 and exists (select from moved) returning revision::int`,
);

const state = statement<{ isKnown: boolean; unreadCount: number }>(
  'unread_messages',
  `select exists (select from messages where conversation_id = $1 and id = $2) as "isKnown",
     (select count(*)::int from messages where conversation_id = $1 and sender = 'salon'
        and number > coalesce((select up_to from message_reads where conversation_id = $1), 0)
     ) as "unreadCount"`,
);

export interface Reading {
  conversationId: string;
  customerId: string;
  messageId: string;
  /** Milliseconds since 1970. */
  time: number;
}

/**
 * Marks everything up to the message as read. Runs in a transaction; never moves back.
 * @returns the number of unread messages of the salon
 * @throws ApiError 404 for an unknown or another customer's conversation or message
 */
export async function markRead(
  tx: Database,
  { conversationId, customerId, messageId, time }: Reading,
): Promise<number> {
  const conversation = await lockConversation(tx, conversationId);
  if (conversation?.customerId !== customerId) throw new ApiError(404, 'not-found');
  const at = new Date(time).toISOString();
  const [moved] = (await moveForward(tx, conversationId, messageId, at)).rows;
  if (moved !== undefined) {
    const { revision } = moved;
    const payload = { conversationId, revision };
    await publish(tx, { topic: 'customer', subject: customerId, payload });
  }
  const [now] = (await state(tx, conversationId, messageId)).rows;
  if (now?.isKnown !== true) throw new ApiError(404, 'not-found');
  return now.unreadCount;
}
