import { type NoticeKind, noticeKinds } from '@salonica/contract/v1';

export const isNoticeKind = (text: string): text is NoticeKind =>
  noticeKinds.some((kind) => kind === text);

const otherKinds = [
  'newsletter',
  'email-change',
  'invitation',
  'application',
  'request',
  'goodbye',
] as const;

/** The kinds of mails: notices, the newsletter, changes of the e-mail, invitations to a desk, applications, requests of barbers, and the farewell. */
export type MailKind = NoticeKind | (typeof otherKinds)[number];

const mailKinds: readonly MailKind[] = [...noticeKinds, ...otherKinds];

export const isMailKind = (text: string): text is MailKind =>
  mailKinds.some((kind) => kind === text);
