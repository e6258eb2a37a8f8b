import type { DeferrableName } from '../api.ts';

/** A write that could not be sent immediately, and will be sent once. */
export interface PendingWrite {
  readonly id: string;
  readonly name: DeferrableName;
  /** `answer`: it is being sent. */
  readonly waitsFor: 'network' | 'sign-in' | 'answer';
  /** Path of the page to return to after signing in. */
  readonly returnTo: string;
}

/** The result of a write whose page is closed. */
export interface SettledWrite {
  readonly name: DeferrableName;
  readonly isDone: boolean;
  /** The server's message about the failure. */
  readonly message: string | undefined;
  /** Path of the page that requested it. */
  readonly page: string;
}

export interface PendingWritesPort {
  /** Oldest first; the same array until something changes. */
  list(): readonly PendingWrite[];
  subscribe(listener: () => void): () => void;
  /** Sends the writes that wait for the network, even if the browser reports none. */
  tryNow(): void;
  /** Cancels the write; its caller gets the failure. */
  cancel(id: string): void;
  /** Calls back for waiting writes whose page cannot report the result itself. */
  onSettled(listener: (write: SettledWrite) => void): () => void;
}

const nothing: readonly never[] = [];

/** Where no write ever waits: on the server, and in memory. */
export const noPendingWrites: PendingWritesPort = {
  list: () => nothing,
  subscribe: () => () => undefined,
  tryNow: () => undefined,
  cancel: () => undefined,
  onSettled: () => () => undefined,
};
