/** A visitor's message to support. */
export interface SupportMessage {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
}

/** Messages to support, the newsletter, and links in mails; open to everybody. Rejections are failures of the network or the server. */
export interface LettersPort {
  /** @param id - a UUID; the same for every attempt to send the same message */
  write(message: SupportMessage, id: string): Promise<void>;
  /** Resolves alike for every address: only its mailbox tells what became of it. */
  subscribe(email: string): Promise<void>;
  /** Rejects with `not-found` for a link that works no more. */
  confirm(token: string): Promise<void>;
  unsubscribe(token: string): Promise<void>;
  /** Rejects with `not-found` for a link that works no more, and with a conflict where another account has the address. */
  confirmEmail(token: string): Promise<void>;
}
