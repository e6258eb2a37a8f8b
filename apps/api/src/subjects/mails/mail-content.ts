import type { Language } from '../../platform/http/messages.ts';

/** The words of one mail. */
export interface Letter {
  subject: string;
  /** The preview text after the subject in a mailbox. */
  preheader: string;
  heading: string;
  text: string;
}

/** The content of a mail, independent of its format. */
export interface MailContent extends Letter {
  language: Language;
  /** Facts with their names. */
  rows: readonly (readonly [label: string, value: string])[];
  /** Text below the facts. */
  rule: string | undefined;
  action: { label: string; href: string };
  reason: string;
  /** The unsubscribe link; undefined for a mail that is sent once. */
  preferences: { label: string; href: string } | undefined;
}
