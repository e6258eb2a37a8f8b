/** Polling interval in milliseconds. */
const interval = 30_000;

export interface ConnectionOptions {
  /** Whether the backend responds; never rejects. */
  readonly isHealthy: (signal: AbortSignal) => Promise<boolean>;
  readonly onChange: (isConnected: boolean) => void;
}

/**
 * Monitors the backend: polls now, every half minute while the page is visible, and as soon as the
 * network or the visitor returns. No request is sent while the page is hidden.
 * @returns stops it
 */
export function followConnection({ isHealthy, onChange }: ConnectionOptions): () => void {
  const events = new AbortController();
  let question = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const rest = (): void => {
    clearTimeout(timer);
    question.abort();
  };
  const ask = async (): Promise<void> => {
    rest();
    question = new AbortController();
    const { signal } = question;
    const answers = await isHealthy(signal);
    // Superseded by a later request, or stopped.
    if (signal.aborted) return;
    onChange(answers);
    timer = setTimeout(() => void ask(), interval);
  };

  const { signal } = events;
  window.addEventListener('online', () => void ask(), { signal });
  window.addEventListener(
    'offline',
    () => {
      rest();
      onChange(false);
    },
    { signal },
  );
  document.addEventListener(
    'visibilitychange',
    () => (document.visibilityState === 'visible' ? void ask() : rest()),
    { signal },
  );
  void ask();

  return () => {
    events.abort();
    rest();
  };
}
