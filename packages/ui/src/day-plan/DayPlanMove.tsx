'use client';

import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import Move from 'lucide-react/icons/move';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { useLayoutEffect, useRef, useSyncExternalStore, type ReactElement } from 'react';
import { cx } from '../internal/cx.ts';
import { hiddenClass } from '../internal/hidden.ts';
import type { DayPlanMessages } from './DayPlan.messages.ts';
import type { DayPlanEntry } from './day-plan-types.ts';
import { DayPlanBlock } from './DayPlanBlock.tsx';
import { idle, isCarrying, type Moves } from './move.ts';
import { toneOf, wordsOf, type MoveTone } from './move-words.ts';
import { setNumbers } from './placed.ts';
import type { Day, PlannedColumn } from './plan.ts';
import classes from './DayPlan.module.css';

export interface DayPlanMoveProps {
  moves: Moves;
  columns: readonly PlannedColumn[];
  day: Day;
  t: DayPlanMessages;
}

function shifted(entry: DayPlanEntry, from: number): DayPlanEntry {
  const by = from - entry.from;
  const parts = entry.parts?.map((part) => ({ from: part.from + by, until: part.until + by }));
  return { ...entry, from, until: entry.until + by, parts };
}

/** The carried entry where it would be dropped: one element that a transform moves. */
export function DayPlanCarried({ moves, columns, day, t }: DayPlanMoveProps): ReactElement | null {
  const ref = useRef<HTMLDivElement>(null);
  const move = useSyncExternalStore(moves.subscribe, moves.get, () => idle);
  const held = isCarrying(move) ? move : null;
  const index = columns.findIndex(({ column }) => column.id === held?.at.columnId);
  const from = held?.at.from ?? 0;
  const minutes = held ? held.entry.until - held.entry.from : 0;
  const isKey = held?.by === 'key';

  useLayoutEffect(() => {
    if (!ref.current) return;
    setNumbers(ref.current, { index, offset: from - day.from, minutes });
    // A pointer scrolls at the edges instead.
    if (isKey) ref.current.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [index, from, minutes, day.from, isKey]);

  if (!held || index === -1) return null;
  const entry = shifted(held.entry, from);
  return (
    <>
      {isKey ? null : <div aria-hidden="true" className={classes['cover']} />}
      <div
        ref={ref}
        aria-hidden="true"
        data-part="carried"
        data-variant={entry.variant ?? 'booking'}
        data-state={entry.state}
        data-tone={toneOf(held.refusal)}
        className={classes['carried']}
      >
        <DayPlanBlock entry={entry} stop={entry} step={day.step} t={t} />
      </div>
    </>
  );
}

const icons: Readonly<Record<MoveTone, typeof Move>> = {
  free: Move,
  warning: TriangleAlert,
  refused: CircleAlert,
};

/** What a move would do, before it does it: shown and announced by the same line. */
export function DayPlanStatus({ moves, columns, t }: Omit<DayPlanMoveProps, 'day'>): ReactElement {
  const move = useSyncExternalStore(moves.subscribe, moves.get, () => idle);
  const barberOf = (id: string): string =>
    columns.find(({ column }) => column.id === id)?.column.name ?? '';
  const words = wordsOf(move, barberOf, t);
  const isShown = isCarrying(move) || move.phase === 'fixed';
  const tone = isCarrying(move) ? toneOf(move.refusal) : 'free';
  const Icon = icons[tone];
  return (
    <p
      role="status"
      data-part="status"
      data-tone={isShown ? tone : undefined}
      className={cx(isShown ? classes['status'] : hiddenClass)}
    >
      {isShown ? <Icon aria-hidden="true" /> : null}
      {words === '' ? null : <span>{words}</span>}
    </p>
  );
}
