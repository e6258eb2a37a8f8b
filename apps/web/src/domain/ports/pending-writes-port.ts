export type WriteName =
  | 'confirmBooking'
  | 'moveBooking'
  | 'cancelBooking'
  | 'restoreBooking'
  | 'rateBooking'
  | 'addFavorite'
  | 'removeFavorite'
  | 'addAddress'
  | 'changeAddress'
  | 'removeAddress'
  | 'restoreAddress';

/** A write that could not be sent when the visitor asked for it, and goes out once when it can. */
export interface PendingWrite {
  readonly id: string;
  readonly name: WriteName;
  /** `answer`: it is being sent. */
  readonly waitsFor: 'network' | 'sign-in' | 'answer';
  /** Path of the page to return to after signing in. */
  readonly returnTo: string;
}

/** What became of a write whose page is gone. */
export interface SettledWrite {
  readonly name: WriteName;
  readonly isDone: boolean;
  /** The server's sentence about what went wrong. */
  readonly message: string | undefined;
  /** Path of the page on which it was asked for. */
  readonly page: string;
}

export interface PendingWritesPort {
  /** The oldest first; the same array until something changes. */
  list(): readonly PendingWrite[];
  subscribe(listener: () => void): () => void;
  /** The write is not sent; its caller gets the failure. */
  cancel(id: string): void;
  /** Calls back for writes that waited and whose page cannot tell the visitor itself. */
  onSettled(listener: (write: SettledWrite) => void): () => void;
}
