import * as v from 'valibot';
import { bookingNoticeKinds, noticeKinds } from './facts.ts';
import {
  countSchema,
  cursorSchema,
  pageCursorSchema,
  idSchema,
  instantSchema,
  moneySchema,
  plainDateSchema,
  plainDateTimeSchema,
  plainTimeSchema,
  recordIdSchema,
} from './values.ts';

const withdrawalNoticeStates = ['pending', 'completed', 'rejected'] as const;

const common = { id: idSchema, at: instantSchema, isRead: v.boolean() };

export const noticeSchema = v.variant('kind', [
  v.object({
    ...common,
    kind: v.picklist(bookingNoticeKinds),
    /** The appointment at that time. */
    booking: v.object({
      id: idSchema,
      salonName: v.string(),
      serviceName: v.string(),
      barberName: v.string(),
      date: plainDateSchema,
      time: plainTimeSchema,
      /** The time before the move. */
      before: v.nullable(plainDateTimeSchema),
      /** The automatic move that made it earlier, and until when it can be undone. */
      undo: v.optional(v.object({ id: idSchema, until: instantSchema })),
    }),
  }),
  v.object({
    ...common,
    /** A time became free and is held. */
    kind: v.literal('offer'),
    offer: v.object({
      id: idSchema,
      salonName: v.string(),
      serviceName: v.string(),
      barberName: v.string(),
      date: plainDateSchema,
      time: plainTimeSchema,
      heldUntil: instantSchema,
    }),
  }),
  v.object({
    ...common,
    kind: v.literal('withdrawal'),
    withdrawal: v.object({
      id: idSchema,
      state: v.picklist(withdrawalNoticeStates),
      amount: moneySchema,
    }),
  }),
]);

/** Query of `GET /api/v1/notices`. */
export const noticesQuerySchema = v.object({
  cursor: v.optional(pageCursorSchema),
});

/** Response of `GET /api/v1/notices`: newest first. */
export const noticePageSchema = v.object({
  notices: v.array(noticeSchema),
  nextCursor: cursorSchema,
});

/** Response of `GET /api/v1/notices/unread`, and of every call that marks notices as read. */
export const unreadResponseSchema = v.object({ unread: countSchema });

/** Body of `POST /api/v1/notices/read`: these ids, or all without ids. */
export const readNoticesRequestSchema = v.object({
  ids: v.optional(v.pipe(v.array(recordIdSchema), v.minLength(1), v.maxLength(100))),
});

/** The channels for one kind of notice. */
export const noticePreferenceSchema = v.object({
  kind: v.picklist(noticeKinds),
  mail: v.boolean(),
  notice: v.boolean(),
});

/** Response of `GET` and `PUT /api/v1/notices/preferences`: every kind. */
export const noticePreferencesSchema = v.object({ preferences: v.array(noticePreferenceSchema) });

/** Response of `GET` and `DELETE /api/v1/calendar-feed`. */
export const calendarFeedSchema = v.object({
  /** When it was created; null without a feed. */
  createdAt: v.nullable(instantSchema),
});

/**
 * Response of `POST /api/v1/calendar-feed`: the URL is returned once, and an earlier one becomes
 * invalid.
 */
export const newCalendarFeedSchema = v.object({
  /** Relative to the root of the API host. */
  path: v.string(),
  createdAt: instantSchema,
});

export type NoticeKind = (typeof noticeKinds)[number];
export type NoticeWire = v.InferInput<typeof noticeSchema>;
export type NoticePreferenceWire = v.InferInput<typeof noticePreferenceSchema>;
