import type { ReactElement } from 'react';
import { cx } from '../internal/cx.ts';
import type { DayPlanEntry, DayPlanState, DayPlanVariant } from './day-plan-types.ts';
import classes from './DayPlan.module.css';

export type Sign = DayPlanState | Exclude<DayPlanVariant, 'booking'>;

/** What an entry shows about itself as a word and an icon. */
export function signOf({ state, variant }: DayPlanEntry): Sign | null {
  if (state) return state;
  return variant === undefined || variant === 'booking' ? null : variant;
}

/** Icons that the sheet draws, as most entries of a plan have one of them. */
const drawn = {
  // Lucide's Check.
  confirmed: classes['confirmed'],
  // Lucide's CheckCheck.
  completed: classes['completed'],
} as const;

/** Icons, each as one path. */
const paths: Readonly<Record<Exclude<Sign, keyof typeof drawn>, string>> = {
  // Lucide's DoorOpen.
  arrived:
    'M10 21H2M10 3H7a2 2 0 0 0-2 2v16M14 12h.01M19 21V5a2 2 0 0 0-1.675-1.974l-6.163-1.013A1 1 0 0 0 10 3v18a1 1 0 0 0 1.124.992zM22 21h-3',
  // Lucide's UserX.
  'no-show':
    'M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2M5 7a4 4 0 1 0 8 0a4 4 0 1 0-8 0M17 8l5 5M22 8l-5 5',
  // Lucide's Ban.
  cancelled: 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M4.929 4.929 19.07 19.071',
  // Lucide's Lock.
  blocked:
    'M5 11h14a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2zM7 11V7a5 5 0 0 1 10 0v4',
  // Lucide's Hourglass.
  hold: 'M5 22h14M5 2h14M17 22v-4.172a2 2 0 0 0-.586-1.414L12 12l-4.414 4.414A2 2 0 0 0 7 17.828V22M7 2v4.172a2 2 0 0 0 .586 1.414L12 12l4.414-4.414A2 2 0 0 0 17 6.172V2',
};

/** The icon of a state or a variant. */
export function DayPlanSign({ sign }: { sign: Sign }): ReactElement {
  if (sign === 'confirmed' || sign === 'completed') {
    return <span aria-hidden="true" className={cx(classes['sign'], drawn[sign])} />;
  }
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className={classes['sign']}>
      <path d={paths[sign]} />
    </svg>
  );
}
