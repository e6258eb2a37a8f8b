import { type NoticeKind, noticeKinds } from '@salonica/contract/v1';

export const isNoticeKind = (text: string): text is NoticeKind =>
  noticeKinds.some((kind) => kind === text);

/** The kinds of mails: notices, the newsletter, changes of the e-mail, and the farewell. */
export type MailKind = NoticeKind | 'newsletter' | 'email-change' | 'goodbye';

const mailKinds: readonly MailKind[] = [...noticeKinds, 'newsletter', 'email-change', 'goodbye'];

export const isMailKind = (text: string): text is MailKind =>
  mailKinds.some((kind) => kind === text);
