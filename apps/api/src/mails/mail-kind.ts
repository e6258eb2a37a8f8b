import { type NoticeKind, noticeKinds } from '@salonica/contract/v1';

export const isNoticeKind = (text: string): text is NoticeKind =>
  noticeKinds.some((kind) => kind === text);
