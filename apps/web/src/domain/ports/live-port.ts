/** A change on the server, made by any client. */
export type LiveEvent =
  | { readonly type: 'salon.changed'; readonly salonId: string }
  | { readonly type: 'booking.changed'; readonly bookingId: string; readonly revision: number }
  /** A conversation of the caller has a new message, or was read. */
  | { readonly type: 'conversation.changed'; readonly conversationId: string }
  /** The same at a desk that the caller works at. */
  | {
      readonly type: 'desk-conversation.changed';
      readonly salonId: string;
      readonly conversationId: string;
    }
  /** What barbers ask for changed, at a desk that the caller works at. */
  | { readonly type: 'desk-requests.changed'; readonly salonId: string }
  /** A person at the salon is typing. */
  | { readonly type: 'salon.typing'; readonly conversationId: string }
  /** Money of the caller moved, or one of their payment methods changed. */
  | { readonly type: 'wallet.changed' }
  /** The caller's notices changed. */
  | { readonly type: 'notices.changed' }
  /** The caller's account was deleted, maybe on another device. */
  | { readonly type: 'account.deleted' }
  /** The connection was interrupted: anything may have changed. */
  | { readonly type: 'resumed' };

/**
 * Live changes. Never rejects: it reconnects automatically, and polls where streams are blocked.
 */
export interface LivePort {
  /**
   * Watches the calendars of salons, and the caller's own bookings and conversations.
   *
   * @returns stops watching
   */
  watch(salonIds: readonly string[], onEvent: (event: LiveEvent) => void): () => void;
}
