import * as v from 'valibot';
import { countSchema, idListSchema, idSchema } from './values.ts';

const noIds = v.pipe(
  v.literal(''),
  v.transform((): string[] => []),
);

/**
 * Query of `GET /api/v1/events`, a stream of server-sent events: comma-separated ids of at most 20
 * watched salons. The caller's own bookings, conversations and notices are always included.
 */
export const eventsQuerySchema = v.object({
  salons: v.optional(v.union([noIds, idListSchema(20)])),
});

/** Data of one event; its `id` is the `Last-Event-ID` of a reconnect. */
export const liveEventSchema = v.variant('topic', [
  /** The salon's calendar changed. */
  v.object({ topic: v.literal('salon'), salonId: idSchema, version: countSchema }),
  /** A booking of the caller was made or changed. */
  v.object({ topic: v.literal('booking'), bookingId: idSchema, revision: countSchema }),
  /** A conversation of the caller has a new message, or was read. */
  v.object({
    topic: v.literal('conversation'),
    conversationId: idSchema,
    revision: countSchema,
  }),
  /** A person at the salon is typing to the caller. */
  v.object({ topic: v.literal('typing'), conversationId: idSchema }),
  /** A conversation of a salon whose desk the caller works at has a new message, or was read. */
  v.object({
    topic: v.literal('desk-conversation'),
    salonId: idSchema,
    conversationId: idSchema,
    revision: countSchema,
  }),
  /** What barbers ask for changed, at a salon whose desk the caller works at. */
  v.object({ topic: v.literal('desk-requests'), salonId: idSchema }),
  /** Money of the caller moved, or a payment method changed. */
  v.object({ topic: v.literal('wallet') }),
  /** The caller's notices changed. */
  v.object({ topic: v.literal('notices') }),
  /** The caller’s account was deleted. */
  v.object({ topic: v.literal('account-deleted') }),
]);

export type LiveEventWire = v.InferInput<typeof liveEventSchema>;
