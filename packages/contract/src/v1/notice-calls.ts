import { type Call, read } from './call.ts';
import {
  calendarFeedSchema,
  newCalendarFeedSchema,
  noticePageSchema,
  noticePreferenceSchema,
  noticePreferencesSchema,
  noticesQuerySchema,
  readNoticesRequestSchema,
  unreadResponseSchema,
} from './notices.ts';
import { v1Paths } from './protocol.ts';

/** Notices to customers, and the calendar feed of their bookings. */
export const noticeCalls = {
  listNotices: {
    ...read,
    path: v1Paths.notices,
    summary: 'List notices',
    access: 'customer',
    query: noticesQuerySchema,
    response: noticePageSchema,
  },
  countUnreadNotices: {
    ...read,
    path: v1Paths.unreadNotices,
    summary: 'Count unread notices',
    access: 'customer',
    response: unreadResponseSchema,
  },
  markNoticesRead: {
    method: 'post',
    path: v1Paths.readNotices,
    summary: 'Mark notices as read',
    access: 'customer',
    body: readNoticesRequestSchema,
    status: 200,
    response: unreadResponseSchema,
  },
  readNoticePreferences: {
    ...read,
    path: v1Paths.noticePreferences,
    summary: 'Read the notification settings',
    access: 'customer',
    response: noticePreferencesSchema,
  },
  changeNoticePreferences: {
    method: 'put',
    path: v1Paths.noticePreferences,
    summary: 'Change the notification settings',
    access: 'customer',
    body: noticePreferenceSchema,
    status: 200,
    response: noticePreferencesSchema,
  },
  readCalendarFeed: {
    ...read,
    path: v1Paths.calendarFeed,
    summary: 'Read whether the customer has a calendar feed',
    access: 'customer',
    response: calendarFeedSchema,
  },
  createCalendarFeed: {
    method: 'post',
    path: v1Paths.calendarFeed,
    summary: 'Create or replace the URL of the calendar feed',
    access: 'customer',
    status: 200,
    response: newCalendarFeedSchema,
  },
  deleteCalendarFeed: {
    method: 'delete',
    path: v1Paths.calendarFeed,
    summary: 'Delete the calendar feed',
    access: 'customer',
    status: 200,
    response: calendarFeedSchema,
  },
} as const satisfies Record<string, Call>;
