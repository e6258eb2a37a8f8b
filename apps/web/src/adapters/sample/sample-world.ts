/** How long the built-in records pretend to be on their way, in milliseconds. */
export const sampleDelay = 500;

/** A salon of the marketplace, as far as the records have to know it. */
export interface KnownSalon {
  readonly id: string;
  readonly name: string;
}

export interface SampleSettings {
  /** Every salon that the app knows. */
  readonly salons: (language: string, signal?: AbortSignal) => Promise<readonly KnownSalon[]>;
  /** Address of a picture below the storage path. */
  readonly picture: (path: string) => string;
  readonly now?: () => number;
  /** @default 500 */
  readonly delay?: number;
}

/** What the sample adapters share: one memory and one clock. It lasts as long as the page. */
export interface SampleWorld extends Required<SampleSettings> {
  /** Runs when the visitor signs out: every adapter goes back to how it began. */
  readonly onForget: (reset: () => void) => void;
  /** Aborted when the visitor signs out; then there is another one. */
  readonly session: () => AbortSignal;
  readonly forget: () => void;
}

export function createSampleWorld(settings: SampleSettings): SampleWorld {
  const resets: (() => void)[] = [];
  let session = new AbortController();
  return {
    now: () => Date.now(),
    delay: sampleDelay,
    ...settings,
    onForget: (reset) => void resets.push(reset),
    session: () => session.signal,
    forget() {
      session.abort();
      session = new AbortController();
      for (const reset of resets) reset();
    },
  };
}

/**
 * Resolves after the sample delay, or rejects as soon as it is aborted.
 *
 * @param signal - the caller's own; a write has none and is aborted by signing out, so that it cannot arrive in the
 * records of the next customer
 */
export function onItsWay(
  { delay, session }: SampleWorld,
  signal: AbortSignal = session(),
): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer);
      reject(signal.reason instanceof Error ? signal.reason : new Error('Aborted'));
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', abort);
      resolve();
    }, delay);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
  });
}
