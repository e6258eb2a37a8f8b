import type { ResponseOf } from './api.ts';

export { noticeKinds } from '@salonica/contract/v1/facts';

/** A notice to the customer. */
export type Notice = ResponseOf<'listNotices'>['notices'][number];

/** The channels for one kind of notice. */
export type NoticePreference = ResponseOf<'readNoticePreferences'>['preferences'][number];
