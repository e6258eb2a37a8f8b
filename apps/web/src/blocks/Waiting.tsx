import { SkeletonGroup } from '@salonica/ui/skeleton';
import type { ReactNode } from 'react';
import { SlowNote } from './SlowNote.tsx';

export interface WaitingProps {
  /** Announced label of the pending content. */
  readonly text: string;
  readonly isSlow: boolean;
  readonly retry: () => void;
  /** Skeletons of the content. */
  readonly children: ReactNode;
}

/** Skeletons of pending content; after ten seconds a note with a retry button. */
export function Waiting({ text, isSlow, retry, children }: WaitingProps) {
  return (
    <>
      <SkeletonGroup messages={{ loading: text }}>{children}</SkeletonGroup>
      <div role="status">{isSlow ? <SlowNote retry={retry} /> : null}</div>
    </>
  );
}
