import type { Database } from '../../platform/database/database.ts';
import { statement } from '../../platform/database/statement.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { publish } from '../../platform/events/publish.ts';
import { notifyDesk } from './notify-desk.ts';
import type { LockedConversation } from './write-message.ts';

/** The read marks of one side: its table, and who writes what it reads. */
const sides = {
  customer: { table: 'message_reads', sender: 'salon' },
  desk: { table: 'desk_reads', sender: 'customer' },
} as const;

type Side = keyof typeof sides;

/** Undefined if it was read already. */
const moveForwardOf = (side: Side) =>
  statement<{ revision: number }>(
    `mark_read_${side}`,
    `with moved as (
       insert into ${sides[side].table} as reads (conversation_id, up_to, at)
       select $1, number, $3::timestamptz from messages where conversation_id = $1 and id = $2
       on conflict (conversation_id) do update set up_to = excluded.up_to, at = excluded.at
       where reads.up_to < excluded.up_to
       returning 1)
     update conversations set revision = revision + 1
     where id = $1 and exists (select from moved) returning revision::int`,
  );

const stateOf = (side: Side) =>
  statement<{ isKnown: boolean; unreadCount: number }>(
    `unread_messages_${side}`,
    `select exists (select from messages where conversation_id = $1 and id = $2) as "isKnown",
       (select count(*)::int from messages where conversation_id = $1 and sender = '${sides[side].sender}'
          and number > coalesce((select up_to from ${sides[side].table} where conversation_id = $1), 0)
       ) as "unreadCount"`,
  );

const statements = {
  customer: { moveForward: moveForwardOf('customer'), state: stateOf('customer') },
  desk: { moveForward: moveForwardOf('desk'), state: stateOf('desk') },
};

export interface Reading {
  side: Side;
  messageId: string;
  /** Milliseconds since 1970. */
  time: number;
}

/**
 * Marks everything up to the message of a locked conversation as read; never moves back.
 * @returns the number of unread messages of the other side
 * @throws ApiError 404 for an unknown message
 */
export async function markRead(
  tx: Database,
  conversation: LockedConversation,
  { side, messageId, time }: Reading,
): Promise<number> {
  const { id: conversationId, customerId } = conversation;
  const { moveForward, state } = statements[side];
  const at = new Date(time).toISOString();
  const [moved] = (await moveForward(tx, conversationId, messageId, at)).rows;
  if (moved !== undefined) {
    const { revision } = moved;
    const payload = { conversationId, revision };
    await publish(tx, { topic: 'customer', subject: customerId, payload });
    await notifyDesk(tx, conversation, revision);
  }
  const [now] = (await state(tx, conversationId, messageId)).rows;
  if (now?.isKnown !== true) throw new ApiError(404, 'not-found');
  return now.unreadCount;
}
