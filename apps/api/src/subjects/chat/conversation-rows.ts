import type { ConversationPageResponse, ConversationWire } from '@salonica/contract/v1';
import * as v from 'valibot';
import type { Database } from '../../platform/database/database.ts';
import { statement } from '../../platform/database/statement.ts';
import { cursorOf, instantKeySchema, readCursor } from '../../platform/http/cursor.ts';
import { portraitOf } from '../salons/picture-urls.ts';
import { messageColumns, type MessageRow, messageWire } from './message-rows.ts';
import { presentSince } from './presence.ts';

/** Conversations per page. */
export const conversationPageSize = 30;

interface ConversationRow {
  id: string;
  revision: number;
  salonId: string;
  salonName: string;
  picture: string | null;
  lastAt: string;
  lastMessage: MessageRow | null;
  unreadCount: number;
  firstUnreadId: string | null;
  isOnline: boolean;
}

/** Parameters: the customer, and the time since which a salon counts as present. */
const columns = `
  select c.id, c.revision::int, c.salon_id as "salonId", s.name as "salonName", c.picture,
    to_char(c.last_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "lastAt",
    (select to_jsonb(m) from (
      select ${messageColumns} from messages
      where conversation_id = c.id and number = c.last_number) m) as "lastMessage",
    unread.count as "unreadCount", unread.first as "firstUnreadId",
    coalesce(p.seen_at >= $2::timestamptz, false) as "isOnline"
  from conversations c
  join salons s on s.id = c.salon_id
  left join salon_presence p on p.salon_id = c.salon_id
  left join message_reads r on r.conversation_id = c.id
  cross join lateral (
    select count(*)::int as count, (array_agg(id order by number))[1] as first from messages
    where conversation_id = c.id and sender = 'salon' and number > coalesce(r.up_to, 0)
  ) unread
  where c.customer_id = $1`;

const listRows = statement<ConversationRow>(
  'list_conversations',
  `${columns} and c.last_number > 0
     and ($3::timestamptz is null or (c.last_at, c.id) < ($3::timestamptz, $4::uuid))
   order by c.last_at desc, c.id desc limit ${conversationPageSize + 1}`,
);

const findRow = statement<ConversationRow>('find_conversation', `${columns} and c.id = $3`);

export interface ConversationReader {
  db: Database;
  customerId: string;
  /** Milliseconds since 1970. */
  time: number;
  /** Converts the path of a picture into its public path. */
  versioned: (path: string) => string;
}

const isOwn = statement(
  'own_conversation',
  'select 1 from conversations where id = $1 and customer_id = $2',
);

/** Whether a conversation is the customer's. */
export const isOwnConversation = async (
  db: Database,
  id: string,
  customerId: string,
): Promise<boolean> => (await isOwn(db, id, customerId)).count > 0;

/** Page cursor: the time of the last message and the id of its conversation. */
export const conversationCursorSchema = v.tuple([instantKeySchema, v.pipe(v.string(), v.uuid())]);

/** Newest message first; conversations without a message are omitted. */
export async function listConversations(
  { db, customerId, time, versioned }: ConversationReader,
  cursor: string | undefined,
): Promise<ConversationPageResponse> {
  const [lastAt, id] = readCursor(cursor, conversationCursorSchema) ?? [null, null];
  const { rows } = await listRows(db, customerId, presentSince(time), lastAt, id);
  const page = rows.slice(0, conversationPageSize);
  const last = page.at(-1);
  const isLast = last === undefined || rows.length <= conversationPageSize;
  return {
    conversations: page.map((row) => conversationWire(row, versioned)),
    nextCursor: isLast ? null : cursorOf([last.lastAt, last.id]),
  };
}

/** Undefined for an unknown or another customer's conversation. */
export async function findConversation(
  { db, customerId, time, versioned }: ConversationReader,
  id: string,
): Promise<ConversationWire | undefined> {
  const [row] = (await findRow(db, customerId, presentSince(time), id)).rows;
  return row && conversationWire(row, versioned);
}

function conversationWire(
  { salonId, salonName, picture, lastAt: _, lastMessage, ...row }: ConversationRow,
  versioned: (path: string) => string,
): ConversationWire {
  return {
    ...row,
    salon: { id: salonId, name: salonName },
    picture: portraitOf(picture, versioned),
    lastMessage: lastMessage === null ? null : messageWire(lastMessage),
  };
}
