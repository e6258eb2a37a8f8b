import { type Call, read } from './call.ts';
import {
  calendarFeedSchema,
  newCalendarFeedSchema,
  noticePageSchema,
  noticePreferenceSchema,
  noticePreferencesSchema,
  noticesQuerySchema,
  readNoticesRequestSchema,
  unreadAnswerSchema,
} from './notices.ts';
import { v1Paths } from './protocol.ts';

/** Notices to customers, and the calendar feed of their bookings. */
export const noticeCalls: readonly Call[] = [
  {
    ...read,
    path: v1Paths.notices,
    summary: 'List notices',
    access: 'customer',
    query: noticesQuerySchema,
    answer: noticePageSchema,
  },
  {
    ...read,
    path: v1Paths.unreadNotices,
    summary: 'Count the notices that were not read',
    access: 'customer',
    answer: unreadAnswerSchema,
  },
  {
    method: 'post',
    path: v1Paths.readNotices,
    summary: 'Mark notices as read',
    access: 'customer',
    body: readNoticesRequestSchema,
    status: 200,
    answer: unreadAnswerSchema,
  },
  {
    ...read,
    path: v1Paths.noticePreferences,
    summary: 'Read what the customer is told of',
    access: 'customer',
    answer: noticePreferencesSchema,
  },
  {
    method: 'put',
    path: v1Paths.noticePreferences,
    summary: 'Change what the customer is told of',
    access: 'customer',
    body: noticePreferenceSchema,
    status: 200,
    answer: noticePreferencesSchema,
  },
  {
    ...read,
    path: v1Paths.calendarFeed,
    summary: 'Say whether there is a calendar to subscribe to',
    access: 'customer',
    answer: calendarFeedSchema,
  },
  {
    method: 'post',
    path: v1Paths.calendarFeed,
    summary: 'Make the calendar’s address, or a new one',
    access: 'customer',
    status: 200,
    answer: newCalendarFeedSchema,
  },
  {
    method: 'delete',
    path: v1Paths.calendarFeed,
    summary: 'End the calendar’s address',
    access: 'customer',
    status: 200,
    answer: calendarFeedSchema,
  },
];
