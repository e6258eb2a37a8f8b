import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../../platform/database/database.ts';
import { statement } from '../../platform/database/statement.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Language } from '../../platform/http/messages.ts';
import { publish } from '../../platform/events/publish.ts';
import { bePresent, isAtDesk } from '../../subjects/chat/presence.ts';
import { automaticKey } from '../../subjects/chat/message-rows.ts';
import { lockConversation, writeMessage } from '../../subjects/chat/write-message.ts';
import { answerWords, type Offer } from './answer-words.ts';
import type { OpenInterval } from './opening-words.ts';

export interface AnswerOptions {
  db: Database;
  /** The time in milliseconds since 1970. */
  now: () => number;
  /** How long the salon types, in milliseconds. @default 1500 */
  writing?: number;
}

interface QuestionRow {
  conversationId: string;
  customerId: string;
  salonId: string;
  number: number;
  text: string;
  language: Language;
  isAnswered: boolean;
}

const keyOf = (messageId: string) => `${automaticKey}${messageId}`;

const findQuestion = statement<QuestionRow>(
  'find_question',
  `select c.id as "conversationId", c.customer_id as "customerId", c.salon_id as "salonId",
     m.number::int, m.text, m.language, exists (
       select from messages where conversation_id = c.id and sender = 'salon' and key = $2
     ) as "isAnswered"
   from messages m join conversations c on c.id = m.conversation_id
   where m.id = $1 and m.sender = 'customer'`,
);

const readHours = statement<OpenInterval>(
  'answer_hours',
  `select weekday, to_char(opens, 'HH24:MI') as opens, to_char(closes, 'HH24:MI') as closes
   from salon_hours where salon_id = $1 order by weekday, opens`,
);

const readOffers = statement<Offer>(
  'answer_offers',
  `select case when $2 = 'el' then v.name_el else v.name_en end as name,
     v.price_minor as "priceMinor", s.currency
   from services v join salons s on s.id = v.salon_id
   where v.salon_id = $1 and v.retired_at is null order by v.position limit 3`,
);

/**
 * Replies to a customer's message as the salon, in the language of the message, unless a member is at its desk. The reply has its
 * own key, so it is stored once, however often and on any process this runs.
 */
export async function answerMessage(
  { db, now, writing = 1500 }: AnswerOptions,
  messageId: string,
  signal?: AbortSignal,
): Promise<void> {
  const key = keyOf(messageId);
  const [question] = (await findQuestion(db, messageId, key)).rows;
  if (question === undefined || question.isAnswered) return;
  const { conversationId, customerId, salonId, language } = question;
  if (await isAtDesk(db, salonId, now())) return;
  await bePresent(db, [salonId], now());
  const payload = { typingIn: conversationId };
  await publish(db, { topic: 'customer', subject: customerId, payload });
  const [{ rows: hours }, { rows: offers }] = await Promise.all([
    readHours(db, salonId),
    readOffers(db, salonId, language),
  ]);
  await wait(writing, undefined, signal === undefined ? {} : { signal });
  const text = answerWords(question, { hours, offers });
  await transact(db, async (tx) => {
    const conversation = await lockConversation(tx, conversationId);
    // A member came meanwhile: people answer for themselves.
    if (conversation === undefined || (await isAtDesk(tx, salonId, now()))) return;
    await writeMessage(tx, conversation, { sender: 'salon', key, text, language, time: now() });
  });
}
