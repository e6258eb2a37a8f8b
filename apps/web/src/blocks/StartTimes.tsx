import { Button } from '@salonica/ui/button';
import { Note } from '@salonica/ui/note';
import { Skeleton } from '@salonica/ui/skeleton';
import { SlotGrid, type SlotGridProps } from '@salonica/ui/slot-grid';
import { useState } from 'react';
import styles from './StartTimes.module.css';
import { useIsSlow } from './use-is-slow.ts';
import { Waiting } from './Waiting.tsx';

const partsOfDay = ['morning', 'midday', 'afternoon'] as const;

export interface StartTimesProps extends Pick<
  SlotGridProps,
  'label' | 'name' | 'value' | 'onValueChange' | 'duration' | 'messages'
> {
  /** Empty while loading. */
  readonly slots: SlotGridProps['slots'] | null;
  readonly isFailed: boolean;
  readonly retry: () => void;
  /** Shown if every time is taken; undefined if the note is elsewhere. */
  readonly full: string | null;
  readonly texts: Readonly<Record<'loading' | 'failed' | 'retry', string>>;
}

/** The start times of one day, or the reason why there are none. */
export function StartTimes({
  slots,
  isFailed,
  retry: load,
  full,
  texts,
  ...grid
}: StartTimesProps) {
  const [attempt, setAttempt] = useState(0);
  const isSlow = useIsSlow(slots === null && !isFailed, attempt);
  const retry = () => {
    setAttempt((count) => count + 1);
    load();
  };
  if (isFailed) {
    return (
      <Note
        tone="danger"
        role="alert"
        actions={
          <Button variant="secondary" size="s" onClick={retry}>
            {texts.retry}
          </Button>
        }
      >
        {texts.failed}
      </Note>
    );
  }
  if (slots === null) {
    return (
      <Waiting text={texts.loading} isSlow={isSlow} retry={retry}>
        <div className={styles['root']}>
          {partsOfDay.map((part) => (
            <Skeleton key={part} className={styles['place']} />
          ))}
        </div>
      </Waiting>
    );
  }
  return (
    <div className={styles['root']}>
      {full !== null && slots.every(({ taken }) => taken === true) ? (
        <Note role="status">{full}</Note>
      ) : null}
      {slots.length === 0 ? null : <SlotGrid {...grid} slots={slots} />}
    </div>
  );
}
