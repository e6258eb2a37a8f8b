/** Which backend the page works with, where that is worth a banner. */
export interface PreviewPort {
  /** What the runtime configuration says; undefined where there is no banner, or nobody can tell. */
  flag(): Promise<'connected' | 'disconnected' | undefined>;
  /** Whether the backend answers now; never rejects. */
  isHealthy(signal: AbortSignal): Promise<boolean>;
}
