/** Built-in strings of a group of placeholders. */
export interface SkeletonMessages {
  /** Announced once while the placeholders stand. */
  loading: string;
}

export const en: SkeletonMessages = { loading: 'Loading' };

export const el: SkeletonMessages = { loading: 'Φόρτωση' };
