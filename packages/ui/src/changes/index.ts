/** Every reason for a change in the package. */
export type ChangeReason =
  /** A button, a day or a tab was pressed. */
  | 'press'
  /** One of several options was selected. */
  | 'choice'
  /** Text was typed. */
  | 'input'
  /** A key did it, such as an arrow. */
  | 'key'
  /** A selection or a text was cleared. */
  | 'clear'
  /** The browser opened it: by find-in-page, or a URL with its id. */
  | 'reveal'
  | 'escape'
  | 'backdrop'
  | 'close-button'
  | 'swipe'
  | 'pinch'
  | 'double-press'
  | 'wheel'
  /** Another picture became visible. */
  | 'picture';

/** The second argument of every `on…Change`. */
export interface ChangeDetails<Reason extends ChangeReason = ChangeReason> {
  reason: Reason;
}
