/** Two places, because an address must not outlive the session. What comes back is not trusted. */
export interface DraftStore {
  read(salonId: string): StoredDraft;
  write(salonId: string, stored: StoredDraft): void;
  clear(salonId: string): void;
  /** Calls back when all drafts are forgotten at once, as at the end of a session. */
  onClearAll(listener: () => void): () => void;
}

export interface StoredDraft {
  /** Choices that say nothing about the person; may wait for another day. */
  readonly choices: unknown;
  /** Address and notes; gone with the session. */
  readonly personal: unknown;
}
