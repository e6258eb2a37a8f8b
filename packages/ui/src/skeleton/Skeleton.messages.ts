/** Built-in strings of a group of skeletons. */
export interface SkeletonMessages {
  /** Announced once while the skeletons are shown. */
  loading: string;
}

declare module '../messages/messages.tsx' {
  interface Dictionary {
    readonly skeleton: SkeletonMessages;
  }
}

export const en: SkeletonMessages = { loading: 'Loading' };

export const el: SkeletonMessages = { loading: 'Φόρτωση' };
