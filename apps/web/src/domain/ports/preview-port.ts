/** Which backend the page works with, where that is worth a banner. */
export interface PreviewPort {
  /** The text of the runtime configuration; undefined without a banner or while unknown. */
  flag(): Promise<'connected' | 'disconnected' | undefined>;
  /** Whether the backend answers now; never rejects. */
  isHealthy(signal: AbortSignal): Promise<boolean>;
}
