'use client';

import { useEffect, useRef, type RefObject } from 'react';
import type { ChangeDetails } from '../changes/index.ts';
import { useControllable } from '../internal/use-controllable.ts';
import type { DayPlanColumn } from './day-plan-types.ts';
import type { Metrics } from './tiles.ts';

/** `choice` in the list, `press` of a button beside it, `swipe` by scrolling. */
export type DayPlanColumnReason = 'choice' | 'press' | 'swipe';

export interface VisibleColumnProps {
  /** Id of the column that a narrow container shows; makes it controlled. */
  visibleColumn?: string | undefined;
  /** The column that a narrow container shows first. @default the first column */
  defaultVisibleColumn?: string | undefined;
  /** Called when a narrow container shows another column. */
  onVisibleColumnChange?:
    | ((columnId: string, details: ChangeDetails<DayPlanColumnReason>) => void)
    | undefined;
}

interface Options extends VisibleColumnProps {
  scroller: RefObject<HTMLElement | null>;
  metrics: RefObject<Metrics | null>;
  columns: readonly DayPlanColumn[];
}

type Change = (columnId: string, reason: DayPlanColumnReason) => void;

/** One column fills a narrow container: a swipe scrolls to the next, the choice scrolls to any. */
export function useVisibleColumn({
  scroller,
  metrics,
  columns,
  visibleColumn,
  defaultVisibleColumn,
  onVisibleColumnChange,
}: Options): readonly [string, Change] {
  const first = columns[0]?.id ?? '';
  const [value, setValue] = useControllable(visibleColumn, defaultVisibleColumn ?? first);
  const index = Math.max(
    0,
    columns.findIndex(({ id }) => id === value),
  );
  const change: Change = (columnId, reason) => {
    setValue(columnId);
    onVisibleColumnChange?.(columnId, { reason });
  };

  /** The column in view of a narrow container. */
  const shown = (): number | null => {
    const sizes = metrics.current;
    if (!scroller.current || !sizes || sizes.column < sizes.inline - 1) return null;
    return Math.round(Math.abs(scroller.current.scrollLeft) / sizes.column);
  };

  /** Scrolls to the column. */
  const align = (): void => {
    const now = shown();
    if (now === null || now === index || !scroller.current || !metrics.current) return;
    const sign = scroller.current.matches(':dir(rtl)') ? -1 : 1;
    scroller.current.scrollTo({ left: sign * index * metrics.current.column, behavior: 'instant' });
  };
  const latest = useRef(align);
  useEffect(() => {
    latest.current = align;
  });

  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- only another value scrolls
  useEffect(() => latest.current(), [index]);

  useEffect(() => {
    const node = scroller.current;
    if (!node) return undefined;
    // Also one that became narrow, as a turned tablet does.
    const resizing = new ResizeObserver(() => latest.current());
    resizing.observe(node);
    return () => resizing.disconnect();
  }, [scroller]);

  useEffect(() => {
    const node = scroller.current;
    const look = (): void => {
      const now = shown();
      const column = now === null ? undefined : columns[now];
      if (column && now !== index) change(column.id, 'swipe');
    };
    node?.addEventListener('scroll', look, { passive: true });
    return () => node?.removeEventListener('scroll', look);
  });

  return [columns[index]?.id ?? '', change];
}
