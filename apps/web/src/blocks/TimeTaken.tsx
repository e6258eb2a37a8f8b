import { Button, type ButtonProps } from '@salonica/ui/button';
import { Note, type NoteProps } from '@salonica/ui/note';
import type { ReactNode } from 'react';
import type { FreeTime } from '../domain/slot.ts';

export interface TimeTakenProps<Time extends string | FreeTime> extends Pick<
  NoteProps,
  'title' | 'headingLevel'
> {
  /** The nearest free ones; null while loading. */
  readonly nearest: readonly Time[] | null;
  /** Label of a time's button. */
  readonly choose: (time: Time) => string;
  readonly onChoose: (time: Time) => void;
  /** Attributes of a time's button, for a form that chooses without script. @default none */
  readonly buttonOf?: (time: Time) => Pick<ButtonProps, 'type' | 'form' | 'name' | 'value'>;
  /** An alternative to the nearest times. */
  readonly otherwise?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Shown when another customer took the time: everything else is kept, and the nearest free times
 * are one press away.
 */
export function TimeTaken<Time extends string | FreeTime>({
  nearest,
  choose,
  onChoose,
  buttonOf,
  otherwise,
  ...note
}: TimeTakenProps<Time>) {
  const buttons = nearest?.map((time) => (
    <Button
      key={typeof time === 'string' ? time : `${time.date} ${time.time}`}
      variant="secondary"
      size="s"
      {...buttonOf?.(time)}
      onClick={(event) => {
        event.preventDefault();
        onChoose(time);
      }}
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
