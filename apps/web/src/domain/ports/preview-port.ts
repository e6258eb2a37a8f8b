/** The backend of the page, if a banner has to show it. */
export interface PreviewPort {
  /** The configured text; undefined without a banner or while unknown. */
  flag(): Promise<'connected' | 'disconnected' | undefined>;
  /** Whether the backend responds; never rejects. */
  isHealthy(signal: AbortSignal): Promise<boolean>;
}
