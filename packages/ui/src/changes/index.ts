/** Every reason that a component of the package gives for a change. */
export type ChangeReason =
  /** A button, a day or a tab was pressed. */
  | 'press'
  /** One of several was chosen. */
  | 'choice'
  /** Text was typed. */
  | 'input'
  /** A key did it, such as an arrow. */
  | 'key'
  /** What was chosen or typed was taken back. */
  | 'clear'
  /** The browser opened what it found: a search in the page, or an address with its id. */
  | 'reveal'
  | 'escape'
  | 'backdrop'
  | 'close-button'
  | 'swipe'
  | 'pinch'
  | 'double-press'
  | 'wheel'
  /** Another picture came into view. */
  | 'picture';

/** The second argument of every `on…Change`. */
export interface ChangeDetails<Reason extends ChangeReason = ChangeReason> {
  reason: Reason;
}
