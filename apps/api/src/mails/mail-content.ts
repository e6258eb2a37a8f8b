import type { Language } from '../http/messages.ts';

/** The words of one mail. */
export interface Letter {
  subject: string;
  /** What a mailbox shows behind the subject. */
  preheader: string;
  heading: string;
  text: string;
}

/** The content of a mail, independent of its format. */
export interface MailContent extends Letter {
  language: Language;
  /** Facts with their names. */
  rows: readonly (readonly [label: string, value: string])[];
  /** Said below the facts. */
  rule: string | undefined;
  action: { label: string; href: string };
  reason: string;
  /** Where the reader ends such mails; undefined for one that comes once. */
  preferences: { label: string; href: string } | undefined;
}
