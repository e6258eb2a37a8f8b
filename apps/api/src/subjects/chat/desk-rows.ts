import type { DeskConversationPage, DeskConversationWire } from '@salonica/contract/v1';
import type { Database } from '../../platform/database/database.ts';
import { statement } from '../../platform/database/statement.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { cursorOf, readCursor } from '../../platform/http/cursor.ts';
import type { Member } from '../../platform/identity/actor.ts';
import { conversationCursorSchema, conversationPageSize } from './conversation-rows.ts';
import { messageColumns, type MessageRow, messageWire } from './message-rows.ts';
import { seesConversation } from './notify-desk.ts';

interface DeskRow {
  id: string;
  revision: number;
  customerName: string;
  lastAt: string;
  lastMessage: MessageRow | null;
  unreadCount: number;
  firstUnreadId: string | null;
}

/** Conversations that a member sees. Parameters: the salon, the member's role and column. */
const seen = `
  from conversations c
  join customers u on u.id = c.customer_id
  cross join (select $2::text as role, $3::text as barber_id) m
  left join desk_reads r on r.conversation_id = c.id
  cross join lateral (
    select count(*)::int as count, (array_agg(id order by number))[1] as first from messages
    where conversation_id = c.id and sender = 'customer' and number > coalesce(r.up_to, 0)
  ) unread
  where c.salon_id = $1 and ${seesConversation}`;

const columns = `
  select c.id, c.revision::int, u.fullname as "customerName",
    to_char(c.last_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "lastAt",
    (select to_jsonb(l) from (
      select ${messageColumns} from messages
      where conversation_id = c.id and number = c.last_number) l) as "lastMessage",
    unread.count as "unreadCount", unread.first as "firstUnreadId" ${seen}`;

const listRows = statement<DeskRow>(
  'list_desk_conversations',
  `${columns} and c.last_number > 0
     and ($4::timestamptz is null or (c.last_at, c.id) < ($4::timestamptz, $5::uuid))
   order by c.last_at desc, c.id desc limit ${conversationPageSize + 1}`,
);

const findRow = statement<DeskRow>('find_desk_conversation', `${columns} and c.id = $4`);

const countUnread = statement<{ count: number }>(
  'count_desk_unread',
  `select count(*)::int as count ${seen} and unread.count > 0`,
);

const callerOf = ({ salonId, role, barberId }: Member) => [salonId, role, barberId] as const;

/** Newest message first; conversations without a message are omitted. */
export async function listDeskConversations(
  db: Database,
  member: Member,
  cursor: string | undefined,
): Promise<DeskConversationPage> {
  const [lastAt, id] = readCursor(cursor, conversationCursorSchema) ?? [null, null];
  const { rows } = await listRows(db, ...callerOf(member), lastAt, id);
  const page = rows.slice(0, conversationPageSize);
  const last = page.at(-1);
  const isLast = last === undefined || rows.length <= conversationPageSize;
  return {
    conversations: page.map(deskConversationWire),
    nextCursor: isLast ? null : cursorOf([last.lastAt, last.id]),
  };
}

/** @throws ApiError 404 for one that the member does not see */
export async function findDeskConversation(
  db: Database,
  member: Member,
  id: string,
): Promise<DeskConversationWire> {
  const [row] = (await findRow(db, ...callerOf(member), id)).rows;
  if (row === undefined) throw new ApiError(404, 'not-found');
  return deskConversationWire(row);
}

/** The number of conversations with unread messages. */
export async function countDeskUnread(db: Database, member: Member): Promise<number> {
  const [row] = (await countUnread(db, ...callerOf(member))).rows;
  return row?.count ?? 0;
}

function deskConversationWire({
  customerName,
  lastAt: _,
  lastMessage,
  ...row
}: DeskRow): DeskConversationWire {
  return {
    ...row,
    customer: { name: customerName },
    lastMessage: lastMessage === null ? null : messageWire(lastMessage),
  };
}

const isSeen = statement(
  'seen_by_desk',
  `select 1 from conversations c cross join (select $2::text as role, $3::text as barber_id) m
   where c.salon_id = $1 and ${seesConversation} and c.id = $4`,
);

/** Whether a member may read and answer a conversation. */
export const isSeenAtDesk = async (db: Database, member: Member, id: string): Promise<boolean> =>
  (await isSeen(db, ...callerOf(member), id)).count > 0;
