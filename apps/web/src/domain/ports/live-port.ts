/** Something that changed on the server, maybe by somebody else. */
export type LiveEvent =
  | { readonly type: 'salon.changed'; readonly salonId: string }
  | { readonly type: 'booking.changed'; readonly bookingId: string; readonly revision: number }
  /** The connection was away for a while: anything may have changed. */
  | { readonly type: 'resumed' };

/** Changes as they happen. Never rejects: it reconnects by itself, and asks at intervals where streams do not pass. */
export interface LivePort {
  /**
   * Watches the calendars of salons, and the caller's own bookings.
   *
   * @returns stops watching
   */
  watch(salonIds: readonly string[], onEvent: (event: LiveEvent) => void): () => void;
}
