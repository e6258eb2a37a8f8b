import { createTransport } from 'nodemailer';
import type { ComposedMail } from './compose.ts';

export interface Envelope {
  /** From the record: it identifies a second attempt as the same mail. */
  id: string;
  recipient: string;
}

/** Delivers a mail. */
export type MailTransport = (mail: ComposedMail, envelope: Envelope) => Promise<void>;

/** Timeout in milliseconds for each step of the SMTP session. */
const timeoutMs = 10_000;

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
    await server.sendMail({
      from,
      to: recipient,
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
  };
}

/** Only stores the mail: the inbox of the preview shows it. */
export const storedOnly: MailTransport = () => Promise.resolve();
