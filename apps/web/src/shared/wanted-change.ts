/** What a visitor wants to do with a booking on the page that manages it. */
export interface WantedChange {
  readonly bookingId: string;
  readonly change: 'move' | 'cancel';
}

/** For the state of a history entry. */
export const wantedState = (wanted: WantedChange) => ({ wanted });

/** The wanted change of a history entry; null without one. */
export function wantedIn(state: unknown): WantedChange | null {
  if (typeof state !== 'object' || state === null || !('wanted' in state)) return null;
  const { wanted } = state;
  if (typeof wanted !== 'object' || wanted === null) return null;
  if (!('bookingId' in wanted && 'change' in wanted)) return null;
  const { bookingId, change } = wanted;
  const isKnown = change === 'move' || change === 'cancel';
  return isKnown && typeof bookingId === 'string' ? { bookingId, change } : null;
}
