/** A token older than this is not sent to the server, in milliseconds. */
export const tokenMaxAge = 5 * 60 * 1000;

export interface IssuedToken {
  readonly token: string;
  /** Epoch milliseconds. */
  readonly issuedAt: number;
}

export interface TokenSyncOptions {
  readonly url: string;
  readonly fetch: typeof fetch;
  readonly now: () => number;
  readonly onProblem: (problem: unknown) => void;
}

/** Keeps a server session in sync with the identity service. Never rejects. */
export interface TokenSync {
  /** The token was issued or refreshed, or the session ended (`null`). */
  tokenChanged(token: IssuedToken | null): Promise<void>;
}

export function isFresh({ issuedAt }: IssuedToken, now: number): boolean {
  return now - issuedAt <= tokenMaxAge;
}

/**
 * Sends every new token to the configured URL with POST and the end of the session with DELETE, in
 * sequence. A failed call is reported and has no effect for the visitor.
 */
export function createTokenSync({ url, fetch, now, onProblem }: TokenSyncOptions): TokenSync {
  /** The newest token that was fresh enough to send, accepted by the server or not. */
  let newest: IssuedToken | null = null;
  /** The server has accepted the newest token. */
  let isTaken = false;
  /** Stays true when a later call fails: the earlier session continues. */
  let mayBeOpen = false;
  let queue = Promise.resolve();

  async function call(method: 'POST' | 'DELETE', token: IssuedToken): Promise<boolean> {
    try {
      const headers = { Authorization: `Bearer ${token.token}` };
      // The page may be unloading when a session ends.
      const answer = await fetch(url, { method, headers, keepalive: true });
      if (!answer.ok) throw new Error(`${method} ${url} answered ${answer.status}`);
      return true;
    } catch (problem) {
      onProblem(problem);
      return false;
    }
  }

  async function follow(token: IssuedToken | null): Promise<void> {
    if (token === null) {
      const last = mayBeOpen ? newest : null;
      newest = null;
      isTaken = false;
      mayBeOpen = false;
      if (last !== null && isFresh(last, now())) await call('DELETE', last);
      return;
    }
    const isShown = isTaken && token.token === newest?.token;
    if (isShown || !isFresh(token, now())) return;
    newest = token;
    // A call without a response may still have reached the server.
    mayBeOpen = true;
    isTaken = await call('POST', token);
  }

  return {
    tokenChanged(token) {
      queue = queue.then(() => follow(token));
      return queue;
    },
  };
}
