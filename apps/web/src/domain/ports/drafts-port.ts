/** Two storages, because an address must not outlive the session. Stored data is untrusted. */
export interface DraftStore {
  read(salonId: string): StoredDraft;
  write(salonId: string, stored: StoredDraft): void;
  clear(salonId: string): void;
  /** Calls back when all drafts are deleted at once, as at the end of a session. */
  onClearAll(listener: () => void): () => void;
}

export interface StoredDraft {
  /** Choices without personal data; stored for later visits. */
  readonly choices: unknown;
  /** Address and notes; deleted with the session. */
  readonly personal: unknown;
}
