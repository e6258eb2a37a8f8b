import type { MessagePageResponse, MessageWire } from '@salonica/contract/v1';
import * as v from 'valibot';
import type { Database } from '../../platform/database/database.ts';
import { statement } from '../../platform/database/statement.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { countKeySchema, cursorOf, readCursor } from '../../platform/http/cursor.ts';

/** Messages per page. */
const pageSize = 30;

export interface MessageRow {
  id: string;
  sender: string;
  text: string;
  language: string;
  /** A string if the row is JSON. */
  sentAt: Date | string;
  isAutomatic: boolean;
}

interface NumberedRow extends MessageRow {
  number: number;
}

/** The keys of a program's replies begin with it; those of members begin with an id. */
export const automaticKey = 'answer:';

/** Columns of a {@link MessageRow}. */
export const messageColumns = `id, sender, text, language, sent_at as "sentAt",
  (sender = 'salon' and starts_with(key, '${automaticKey}')) as "isAutomatic"`;

export function messageWire({ id, sender, text, language, ...row }: MessageRow): MessageWire {
  return {
    id,
    sender: sender === 'salon' ? 'salon' : 'customer',
    text,
    language,
    sentAt: new Date(row.sentAt).toISOString(),
    isAutomatic: row.isAutomatic,
  };
}

const columns = `number::int, ${messageColumns}`;

const newest = statement<NumberedRow>(
  'newest_messages',
  `select ${columns} from messages where conversation_id = $1 and number < $2
   order by number desc limit ${pageSize + 1}`,
);

/** Undefined for a message of another conversation. */
const newer = statement<NumberedRow>(
  'newer_messages',
  `select ${columns} from messages where conversation_id = $1
     and number > (select number from messages where conversation_id = $1 and id = $2)
   order by number limit ${pageSize + 1}`,
);

/** Page cursor: the number of its oldest message. */
const cursorSchema = v.tuple([countKeySchema]);

export interface MessagesQuery {
  conversationId: string;
  /** Whether the caller may read the conversation. */
  isReadable: Promise<boolean>;
  cursor?: string | undefined;
  /** Id of the message after which the page starts. */
  after?: string | undefined;
}

/**
 * A page of messages, newest first; after a given message, oldest first.
 * @throws ApiError 404 for an unknown or another customer's conversation
 */
export async function listMessages(
  db: Database,
  { conversationId, isReadable, cursor, after }: MessagesQuery,
): Promise<MessagePageResponse> {
  const before = readCursor(cursor, cursorSchema)?.[0] ?? Number.MAX_SAFE_INTEGER;
  const [isFound, { rows }] = await Promise.all([
    isReadable,
    after === undefined ? newest(db, conversationId, before) : newer(db, conversationId, after),
  ]);
  if (!isFound) throw new ApiError(404, 'not-found');
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  const isLast = last === undefined || rows.length <= pageSize;
  return { messages: page.map(messageWire), nextCursor: isLast ? null : cursorOf([last.number]) };
}
