import { Button } from '@salonica/ui/button';
import { Note } from '@salonica/ui/note';
import { Skeleton, SkeletonGroup } from '@salonica/ui/skeleton';
import { SlotGrid, type SlotGridProps } from '@salonica/ui/slot-grid';
import styles from './StartTimes.module.css';

const partsOfDay = ['morning', 'midday', 'afternoon'] as const;

export interface StartTimesProps extends Pick<
  SlotGridProps,
  'label' | 'value' | 'onValueChange' | 'duration' | 'messages'
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
export function StartTimes({ slots, isFailed, retry, full, texts, ...grid }: StartTimesProps) {
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
      <SkeletonGroup messages={{ loading: texts.loading }} className={styles['root']}>
        {partsOfDay.map((part) => (
          <Skeleton key={part} className={styles['place']} />
        ))}
      </SkeletonGroup>
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
