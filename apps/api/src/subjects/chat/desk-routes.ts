import { v1Calls } from '@salonica/contract/v1/calls';
import { and, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { actorText } from '../../platform/calls/key-rows.ts';
import { once } from '../../platform/calls/idempotency.ts';
import { serve } from '../../platform/calls/serve.ts';
import type { Database } from '../../platform/database/database.ts';
import { audit, bookings } from '../../platform/database/schema/index.ts';
import { transact } from '../../platform/database/transact.ts';
import { publish } from '../../platform/events/publish.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { ServiceOptions } from '../../platform/http/service-options.ts';
import type { Member } from '../../platform/identity/actor.ts';
import {
  countDeskUnread,
  findDeskConversation,
  isSeenAtDesk,
  listDeskConversations,
} from './desk-rows.ts';
import { languageOfText } from './language-of.ts';
import { markRead } from './mark-read.ts';
import { listMessages, messageWire } from './message-rows.ts';
import { beAtDesk } from './presence.ts';
import { addReply, changeReply, listReplies, removeReply } from './saved-replies.ts';
import { startConversation } from './start.ts';
import { type LockedConversation, lockConversation, writeMessage } from './write-message.ts';

/** Messages as the salon. `serve` has checked the right of the caller at the salon of the path. */
export function deskChatRoutes(options: ServiceOptions) {
  const { db, now } = options;
  const app = new Hono();

  serve(app, v1Calls.listDeskConversations, ({ member, query }) =>
    listDeskConversations(db, member, query.cursor),
  );
  serve(app, v1Calls.readDeskUnread, async ({ member }) => ({
    count: await countDeskUnread(db, member),
  }));
  serve(app, v1Calls.readDeskConversation, async ({ member, params }) => ({
    conversation: await findDeskConversation(db, member, params.id),
  }));
  serve(app, v1Calls.openDeskConversation, async ({ member, params }) => {
    const customerId = await customerOf(db, member, params.id);
    const id = await startConversation(db, customerId, member.salonId, now());
    return { conversation: await findDeskConversation(db, member, id) };
  });
  serve(app, v1Calls.listDeskMessages, ({ member, params, query }) =>
    listMessages(db, {
      conversationId: params.id,
      isReadable: isSeenAtDesk(db, member, params.id),
      ...query,
    }),
  );
  serve(app, v1Calls.sendDeskMessage, (request) => {
    const { customer, member, params, idempotencyKey, language: page } = request;
    const { text } = request.body;
    return once(options, request, customer, async (tx) => {
      const conversation = await lockSeen(tx, member, params.id);
      const { message, isNew } = await writeMessage(tx, conversation, {
        sender: 'salon',
        // Two members may use the same key.
        key: `${customer.id}:${idempotencyKey}`,
        text,
        language: languageOfText(text, page),
        time: now(),
      });
      if (!isNew && message.text !== text) throw new ApiError(409, 'key-reused');
      if (isNew) {
        await beAtDesk(tx, member.salonId, now());
        // The customer sees the salon; the salon can find out who it was.
        await tx.insert(audit).values({
          actor: actorText(customer),
          action: 'message.answer',
          subject: message.id,
          after: { conversationId: conversation.id },
        });
      }
      return { message: messageWire(message) };
    });
  });
  serve(app, v1Calls.markDeskMessagesRead, async ({ member, params, body: { messageId } }) => ({
    unreadCount: await transact(db, async (tx) => {
      const conversation = await lockSeen(tx, member, params.id);
      return markRead(tx, conversation, { side: 'desk', messageId, time: now() });
    }),
  }));
  serve(app, v1Calls.showDeskTyping, ({ member, params }) =>
    transact(db, async (tx) => {
      const { id, customerId } = await lockSeen(tx, member, params.id);
      const payload = { typingIn: id };
      await publish(tx, { topic: 'customer', subject: customerId, payload });
    }),
  );
  serve(app, v1Calls.keepDeskPresent, ({ member }) => beAtDesk(db, member.salonId, now()));

  serve(app, v1Calls.listSavedReplies, ({ member }) => listReplies(db, member.salonId));
  serve(app, v1Calls.addSavedReply, (request) =>
    once(options, request, request.customer, (tx) =>
      addReply(tx, request.member.salonId, request.body, now()),
    ),
  );
  serve(app, v1Calls.changeSavedReply, (request) => {
    const { member, params, revision, body } = request;
    return once(options, request, request.customer, (tx) =>
      changeReply(tx, member.salonId, { id: params.id, revision }, body),
    );
  });
  serve(app, v1Calls.removeSavedReply, (request) =>
    once(options, request, request.customer, (tx) =>
      removeReply(tx, request.member.salonId, request.params.id),
    ),
  );
  return app;
}

/** @throws ApiError 404 for a conversation that the member does not see */
async function lockSeen(tx: Database, member: Member, id: string): Promise<LockedConversation> {
  const conversation = await lockConversation(tx, id);
  if (conversation === undefined || !(await isSeenAtDesk(tx, member, id))) {
    throw new ApiError(404, 'not-found');
  }
  return conversation;
}

/**
 * The customer of a booking.
 * @throws ApiError 404 for an unknown booking, 403 for a barber outside of the own column, 409 for
 * a booking without an account
 */
async function customerOf(db: Database, member: Member, bookingId: string): Promise<string> {
  const { customerId, barberId } = bookings;
  const [booking] = await db
    .select({ customerId, barberId })
    .from(bookings)
    .where(and(eq(bookings.id, bookingId), eq(bookings.salonId, member.salonId)));
  if (booking === undefined) throw new ApiError(404, 'not-found');
  if (member.role === 'barber' && booking.barberId !== member.barberId) {
    throw new ApiError(403, 'forbidden');
  }
  if (booking.customerId === null) {
    throw new ApiError(409, 'wrong-state', { message: 'noAccount' });
  }
  return booking.customerId;
}
