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

/** Something that the customer was told. */
export type Notice =
  | (CommonNotice & {
      readonly kind: Exclude<NoticeKind, 'offer' | 'withdrawal'>;
      /** The appointment as it was then. */
      readonly booking: PlainDateTime & {
        readonly salonName: string;
        readonly serviceName: string;
        readonly barberName: string;
        /** When it was before it was moved. */
        readonly before: PlainDateTime | null;
        /** The move of the waiting list that made it earlier; `until` in milliseconds since 1970. */
        readonly undo?: { readonly id: string; readonly until: number };
      };
    })
  | (CommonNotice & {
      /** A time became free, and is held. */
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

/** In which ways the customer is told of one kind of news. */
export interface NoticePreference {
  readonly kind: NoticeKind;
  readonly mail: boolean;
  readonly notice: boolean;
}

export interface NoticesRequest {
  readonly language: string;
  readonly signal: AbortSignal;
}

/** What the signed-in customer is told. Rejections are failures of the network or the server. */
export interface NoticesPort {
  /** The newest first. */
  list(cursor: string | null, request: NoticesRequest): Promise<NoticePage>;
  /** How many were not read. */
  unread(request: { readonly signal: AbortSignal }): Promise<number>;
  /** @param id - null for all of them */
  markRead(id: string | null): Promise<void>;
  /** Every kind. */
  preferences(request: { readonly signal: AbortSignal }): Promise<readonly NoticePreference[]>;
  prefer(preference: NoticePreference): Promise<void>;
  /** Whether there is a calendar to subscribe to. */
  hasFeed(request: { readonly signal: AbortSignal }): Promise<boolean>;
  /** Makes the calendar's address; an earlier one is at an end. Answers with the whole address. */
  makeFeed(): Promise<string>;
  endFeed(): Promise<void>;
}
