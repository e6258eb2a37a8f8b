import { createTransport } from 'nodemailer';
import type { ComposedMail } from './compose.ts';

export interface Envelope {
  /** Of the record: a second attempt is known by it as the same mail. */
  id: string;
  recipient: string;
}

/** Delivers a mail. */
export type MailTransport = (mail: ComposedMail, envelope: Envelope) => Promise<void>;

/** Milliseconds for each step of a conversation with the server. */
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
    // A mail is made of facts: nothing in it may make the sender read files or addresses.
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

/** Leaves the mail where it is stored: the inbox of the preview shows it there. */
export const storedOnly: MailTransport = () => Promise.resolve();
