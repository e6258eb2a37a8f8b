/** The visitor's position, or why it is unknown. */
export type PositionResult =
  | { readonly kind: 'here'; readonly latitude: number; readonly longitude: number }
  | { readonly kind: 'denied' }
  | { readonly kind: 'unavailable' };

export interface PositionPort {
  /** Prompts the visitor; call it on a click only. Never rejects. */
  locate(): Promise<PositionResult>;
}
