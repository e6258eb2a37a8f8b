import { SkeletonGroup } from '@salonica/ui/skeleton';
import type { ReactNode } from 'react';
import { SlowNote } from './SlowNote.tsx';

export interface WaitingProps {
  /** The pending content, announced once. */
  readonly text: string;
  readonly isSlow: boolean;
  readonly retry: () => void;
  /** Boxes where the content will stand. */
  readonly children: ReactNode;
}

/** Skeletons of pending content; after ten seconds a note with another try. */
export function Waiting({ text, isSlow, retry, children }: WaitingProps) {
  return (
    <>
      <SkeletonGroup messages={{ loading: text }}>{children}</SkeletonGroup>
      <div role="status">{isSlow ? <SlowNote retry={retry} /> : null}</div>
    </>
  );
}
