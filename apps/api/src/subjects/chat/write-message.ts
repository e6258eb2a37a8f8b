import { randomUUIDv7 } from 'node:crypto';
import type { Database } from '../../platform/database/database.ts';
import { statement } from '../../platform/database/statement.ts';
import { publish } from '../../platform/events/publish.ts';
import { automaticKey, messageColumns, type MessageRow } from './message-rows.ts';
import { notifyDesk } from './notify-desk.ts';
import { bePresent } from './presence.ts';

export interface LockedConversation {
  id: string;
  customerId: string;
  salonId: string;
}

/** Locks the conversation, so that messages are numbered without a gap. */
const lock = statement<LockedConversation>(
  'lock_conversation',
  `select id, customer_id as "customerId", salon_id as "salonId" from conversations
   where id = $1 for no key update`,
);

/** Undefined where it does not exist any more. */
export async function lockConversation(
  tx: Database,
  id: string,
): Promise<LockedConversation | undefined> {
  const [row] = (await lock(tx, id)).rows;
  return row;
}

const findByKey = statement<MessageRow>(
  'find_message',
  `select ${messageColumns} from messages
   where conversation_id = $1 and sender = $2 and key = $3`,
);

const insert = statement<{ revision: number }>(
  'write_message',
  `with numbered as (
     update conversations set last_number = last_number + 1, revision = revision + 1,
       last_at = greatest(last_at, $7::timestamptz)
     where id = $1 returning last_number, revision),
   written as (
     insert into messages (conversation_id, number, id, sender, key, text, language, sent_at)
     select $1, last_number, $2, $3, $4, $5, $6, $7::timestamptz from numbered)
   select revision::int from numbered`,
);

export interface NewMessage {
  sender: 'customer' | 'salon';
  /** The same for every attempt. */
  key: string;
  text: string;
  language: string;
  /** Milliseconds since 1970. */
  time: number;
}

/**
 * Stores a message of a locked conversation and notifies the streams of both sides; an existing one
 * is unchanged.
 * @returns the stored message, and whether it is new
 */
export async function writeMessage(
  tx: Database,
  conversation: LockedConversation,
  { sender, key, text, language, time }: NewMessage,
): Promise<{ message: MessageRow; isNew: boolean }> {
  const { id: conversationId, customerId, salonId } = conversation;
  const [known] = (await findByKey(tx, conversationId, sender, key)).rows;
  if (known !== undefined) {
    return { message: known, isNew: false };
  }
  const sentAt = new Date(time).toISOString();
  const id = randomUUIDv7();
  const row = [conversationId, id, sender, key, text, language, sentAt] as const;
  const [numbered] = (await insert(tx, ...row)).rows;
  if (numbered === undefined) throw new Error('The message was not stored.');
  await publish(tx, {
    topic: 'customer',
    subject: customerId,
    payload: { conversationId, revision: numbered.revision },
  });
  await notifyDesk(tx, conversation, numbered.revision);
  // The author of a message counts as present.
  if (sender === 'salon') await bePresent(tx, [salonId], time);
  const isAutomatic = sender === 'salon' && key.startsWith(automaticKey);
  return { message: { id, sender, text, language, sentAt, isAutomatic }, isNew: true };
}
