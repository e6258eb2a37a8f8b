import * as v from 'valibot';
import {
  countSchema,
  cursorSchema,
  idSchema,
  instantSchema,
  moneySchema,
  plainDateSchema,
  plainDateTimeSchema,
  plainTimeSchema,
} from './values.ts';

const bookingNoticeKinds = ['confirmation', 'change', 'cancellation', 'reminder'] as const;

/** What customers are told of. */
export const noticeKinds = [...bookingNoticeKinds, 'offer', 'withdrawal'] as const;

const withdrawalNoticeStates = ['pending', 'completed', 'rejected'] as const;

const common = { id: idSchema, at: instantSchema, isRead: v.boolean() };

export const noticeSchema = v.variant('kind', [
  v.object({
    ...common,
    kind: v.picklist(bookingNoticeKinds),
    /** The appointment as it was then. */
    booking: v.object({
      id: idSchema,
      salonName: v.string(),
      serviceName: v.string(),
      barberName: v.string(),
      date: plainDateSchema,
      time: plainTimeSchema,
      /** When it was before it was moved. */
      before: v.nullable(plainDateTimeSchema),
      /** The move of the waiting list that made it earlier, and until when it can be undone. */
      undo: v.optional(v.object({ id: idSchema, until: instantSchema })),
    }),
  }),
  v.object({
    ...common,
    /** A time became free, and is held. */
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
  cursor: v.optional(v.pipe(v.string(), v.maxLength(512))),
});

/** Answer of `GET /api/v1/notices`: the newest first. */
export const noticePageSchema = v.object({
  notices: v.array(noticeSchema),
  nextCursor: cursorSchema,
});

/** Answer of `GET /api/v1/notices/unread`, and of every call that marks notices as read. */
export const unreadAnswerSchema = v.object({ unread: countSchema });

/** Body of `POST /api/v1/notices/read`: these, or without ids all of them. */
export const readNoticesRequestSchema = v.object({
  ids: v.optional(v.pipe(v.array(v.pipe(v.string(), v.uuid())), v.minLength(1), v.maxLength(100))),
});

/** In which ways a customer is told of one kind of news. */
export const noticePreferenceSchema = v.object({
  kind: v.picklist(noticeKinds),
  mail: v.boolean(),
  notice: v.boolean(),
});

/** Answer of `GET` and `PUT /api/v1/notices/preferences`: every kind. */
export const noticePreferencesSchema = v.object({ preferences: v.array(noticePreferenceSchema) });

/** Answer of `GET` and `DELETE /api/v1/calendar-feed`. */
export const calendarFeedSchema = v.object({
  /** When its address was made; null where there is none. */
  createdAt: v.nullable(instantSchema),
});

/** Answer of `POST /api/v1/calendar-feed`: the address is said once, and any earlier one is at an end. */
export const newCalendarFeedSchema = v.object({
  /** From the root of the API host. */
  path: v.string(),
  createdAt: instantSchema,
});

export type NoticeKind = (typeof noticeKinds)[number];
export type NoticeWire = v.InferOutput<typeof noticeSchema>;
export type NoticePreferenceWire = v.InferOutput<typeof noticePreferenceSchema>;
