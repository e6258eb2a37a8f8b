import { Button } from '@salonica/ui/button';
import { Note, type NoteProps } from '@salonica/ui/note';
import type { ReactNode } from 'react';
import type { FreeTime } from '../domain/slot.ts';

export interface TimeTakenProps<Time extends string | FreeTime> extends Pick<
  NoteProps,
  'title' | 'headingLevel'
> {
  /** Free ones nearest to the taken time; null while they are loading. */
  readonly nearest: readonly Time[] | null;
  /** What the button of a time says. */
  readonly choose: (time: Time) => string;
  readonly onChoose: (time: Time) => void;
  /** A way out besides the nearest times. */
  readonly otherwise?: ReactNode;
  readonly children: ReactNode;
}

/** Another customer was faster: everything but the time is kept, and the nearest free ones are one press away. */
export function TimeTaken<Time extends string | FreeTime>({
  nearest,
  choose,
  onChoose,
  otherwise,
  ...note
}: TimeTakenProps<Time>) {
  const buttons = nearest?.map((time) => (
    <Button
      key={typeof time === 'string' ? time : `${time.date} ${time.time}`}
      variant="secondary"
      size="s"
      onClick={() => onChoose(time)}
    >
      {choose(time)}
    </Button>
  ));
  const hasActions = nearest !== null && (nearest.length > 0 || otherwise !== undefined);
  return (
    <Note
      {...note}
      tone="danger"
      role="alert"
      actions={
        hasActions ? (
          <>
            {buttons}
            {otherwise}
          </>
        ) : null
      }
    />
  );
}
