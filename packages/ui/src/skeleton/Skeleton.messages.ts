/** Built-in strings of a group of placeholders. */
export interface SkeletonMessages {
  /** Announced once while the placeholders stand. */
  loading: string;
}

declare module '../messages/messages.tsx' {
  interface Dictionary {
    readonly skeleton: SkeletonMessages;
  }
}

export const en: SkeletonMessages = { loading: 'Loading' };

export const el: SkeletonMessages = { loading: 'Φόρτωση' };
