import type { PlainDateTime } from '../../shared/dates.ts';
import type { Money } from '../../shared/money.ts';

export const noticeKinds = [
  'confirmation',
  'change',
  'cancellation',
  'reminder',
  'offer',
  'withdrawal',
] as const;

export type NoticeKind = (typeof noticeKinds)[number];

interface CommonNotice {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly isRead: boolean;
}

/** A notice to the customer. */
export type Notice =
  | (CommonNotice & {
      readonly kind: Exclude<NoticeKind, 'offer' | 'withdrawal'>;
      /** The appointment at that time. */
      readonly booking: PlainDateTime & {
        readonly salonName: string;
        readonly serviceName: string;
        readonly barberName: string;
        /** The time before the move. */
        readonly before: PlainDateTime | null;
        /** The automatic move that made it earlier; `until` in milliseconds since 1970. */
        readonly undo?: { readonly id: string; readonly until: number } | undefined;
      };
    })
  | (CommonNotice & {
      /** A time became free and is held. */
      readonly kind: 'offer';
      readonly offer: PlainDateTime & {
        readonly id: string;
        readonly salonName: string;
        readonly serviceName: string;
        readonly barberName: string;
        /** Milliseconds since 1970. */
        readonly heldUntil: number;
      };
    })
  | (CommonNotice & {
      readonly kind: 'withdrawal';
      readonly withdrawal: {
        readonly state: 'pending' | 'completed' | 'rejected';
        readonly amount: Money;
      };
    });

export interface NoticePage {
  readonly notices: readonly Notice[];
  readonly nextCursor: string | null;
}

/** The channels for one kind of notice. */
export interface NoticePreference {
  readonly kind: NoticeKind;
  readonly mail: boolean;
  readonly notice: boolean;
}

export interface NoticesRequest {
  readonly language: string;
  readonly signal: AbortSignal;
}

/** Notices of the signed-in customer. Rejects with a `ServiceError`. */
export interface NoticesPort {
  /** Newest first. */
  list(cursor: string | null, request: NoticesRequest): Promise<NoticePage>;
  /** Number of unread notices. */
  unread(request: { readonly signal: AbortSignal }): Promise<number>;
  /** @param id - null for all of them */
  markRead(id: string | null): Promise<void>;
  /** Settings of all kinds. */
  preferences(request: { readonly signal: AbortSignal }): Promise<readonly NoticePreference[]>;
  prefer(preference: NoticePreference): Promise<void>;
  /** Whether a calendar feed exists. */
  hasFeed(request: { readonly signal: AbortSignal }): Promise<boolean>;
  /** Creates the calendar's URL and ends an earlier one. Returns the whole URL. */
  makeFeed(): Promise<string>;
  endFeed(): Promise<void>;
}
