import type { CalendarFile } from '@salonica/calendar';
import { createTransport } from 'nodemailer';
import * as v from 'valibot';

export interface ComposedMail {
  subject: string;
  text: string;
  html: string;
  /** The appointment for a calendar. */
  calendar: (CalendarFile & { name: string }) | undefined;
  /** URL that unsubscribes by one POST (RFC 8058). */
  unsubscribe: string | undefined;
}

export interface Envelope {
  /** From the record: it identifies a second attempt as the same mail. */
  id: string;
  recipient: string;
}

/** The mail server refuses this mail for ever; another attempt would be refused too. */
export class RefusedMailError extends Error {
  override name = 'RefusedMailError';
  /** Of SMTP, such as 550. */
  readonly status: number;
  constructor(status: number) {
    super(`The mail server has refused a mail with ${status}.`);
    this.status = status;
  }
}

/** Delivers a mail. @throws RefusedMailError where a further attempt is useless */
export type MailTransport = (mail: ComposedMail, envelope: Envelope) => Promise<void>;

/** Timeout in milliseconds for each step of the SMTP session. */
const timeoutMs = 10_000;

/** A permanent answer about the recipient or the mail: those about the sender or the sign-in are ours to mend. */
const refusalSchema = v.object({
  responseCode: v.pipe(v.number(), v.minValue(500), v.maxValue(599)),
  command: v.picklist(['RCPT TO', 'DATA']),
});

/**
 * Sends by SMTP.
 *
 * @param url - such as `smtps://user:password@smtp.example.com`
 * @param from - the sender, such as `Salonica <hello@salonica.example>`
 */
export function smtpTransport(url: string, from: string): MailTransport {
  const server = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    // A mail is made of facts: nothing in it may make the sender read files or URLs.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ subject, text, html, calendar, unsubscribe }, { id, recipient }) => {
    const sending = server.sendMail({
      from,
      // As one address, even with a comma in it.
      to: { name: '', address: recipient },
      subject,
      text,
      html,
      messageId: `<${id}@salonica.example>`,
      headers: {
        'Auto-Submitted': 'auto-generated',
        ...(unsubscribe === undefined
          ? {}
          : {
              'List-Unsubscribe': `<${unsubscribe}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }),
      },
      ...(calendar === undefined
        ? {}
        : {
            attachments: [
              {
                filename: calendar.name,
                content: calendar.content,
                contentType: `text/calendar; charset=utf-8; method=${calendar.method}`,
              },
            ],
          }),
    });
    await sending.catch((error: unknown) => {
      const refusal = v.safeParse(refusalSchema, error);
      throw refusal.success ? new RefusedMailError(refusal.output.responseCode) : error;
    });
  };
}

/** Only stores the mail: the inbox of the preview shows it. */
export const storedOnly: MailTransport = () => Promise.resolve();
