'use client';

import { useEffect, useRef, type MouseEvent, type PointerEvent, type RefObject } from 'react';
import { isOccupying } from './ranges.ts';
import type { DayPlanEntry } from './day-plan-types.ts';
import { scrollAtEdge, type Pointer } from './edge-scroll.ts';
import { isCarrying } from './move.ts';
import { snap } from './navigate.ts';
import { cellAround } from './placed.ts';
import type { Day, PlannedColumn } from './plan.ts';
import type { Carry } from './use-carry.ts';
import type { Metrics } from './tiles.ts';

/** A mouse drags after this many pixels; a finger after a press, from which it must not move further. */
const farEnough = 5;
const pressMs = 380;

interface Press extends Pointer {
  id: number;
  entry: DayPlanEntry;
  /** Minutes between the start of the entry and the pointer. */
  grip: number;
  timer: number | undefined;
}

export interface DragOptions {
  scroller: RefObject<HTMLElement | null>;
  metrics: RefObject<Metrics | null>;
  columns: readonly PlannedColumn[];
  day: Day;
  carry: Carry;
}

export interface DragHandlers {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  onPointerCancel: () => void;
  onLostPointerCapture: () => void;
  onClickCapture: (event: MouseEvent<HTMLElement>) => void;
  onContextMenu: (event: MouseEvent<HTMLElement>) => void;
}

/** The column and the minute at a point of the window. */
function pointOf(
  canvas: HTMLElement,
  { x, y }: Pointer,
  { axis, head, slot, column }: Metrics,
  day: Day,
): { column: number; minute: number } {
  const box = canvas.getBoundingClientRect();
  const along = canvas.matches(':dir(rtl)') ? box.right - x : x - box.left;
  return {
    column: Math.floor((along - axis) / column),
    minute: day.from + ((y - box.top - head) / slot) * day.step,
  };
}

/** Drags an entry with a pointer: a mouse at once, a finger after a press, so that it can scroll. */
export function useDrag({ scroller, metrics, columns, day, carry }: DragOptions): DragHandlers {
  const press = useRef<Press | null>(null);
  const pointer = useRef<Pointer>({ x: 0, y: 0 });
  const frame = useRef(0);
  const wasDragged = useRef(false);

  const canvasOf = (): HTMLElement | null =>
    scroller.current?.querySelector<HTMLElement>('[role="grid"]') ?? null;
  const isDragging = (): boolean => {
    const move = carry.moves.get();
    return isCarrying(move) && move.by === 'press';
  };

  const follow = (): void => {
    const canvas = canvasOf();
    if (!canvas || !press.current || !metrics.current) return;
    const { entry, grip } = press.current;
    const { column, minute } = pointOf(canvas, pointer.current, metrics.current, day);
    const planned = columns[Math.max(0, Math.min(column, columns.length - 1))];
    if (!planned) return;
    const from = snap(minute - grip, entry.until - entry.from, day);
    carry.carry({ columnId: planned.column.id, from });
  };
  // The loop reads the latest columns, which can change during a drag.
  const latest = useRef(follow);
  useEffect(() => {
    latest.current = follow;
  });

  const scrollOn = (): void => {
    frame.current = requestAnimationFrame(() => {
      if (!isDragging() || !scroller.current || !metrics.current) return;
      if (scrollAtEdge(scroller.current, pointer.current, metrics.current)) latest.current();
      scrollOn();
    });
  };
  const begin = (): void => {
    const held = press.current;
    const canvas = canvasOf();
    if (!held || !canvas) return;
    carry.pick(held.entry, 'press');
    if (!isDragging()) return;
    wasDragged.current = true;
    canvas.setPointerCapture(held.id);
    follow();
    scrollOn();
  };
  const end = (): void => {
    window.clearTimeout(press.current?.timer);
    cancelAnimationFrame(frame.current);
    press.current = null;
  };
  const abort = (): void => {
    if (isDragging()) carry.giveUp();
    end();
  };

  useEffect(() => {
    const canvas = scroller.current?.querySelector('[role="grid"]');
    const keepStill = (event: Event): void => {
      const move = carry.moves.get();
      // Otherwise the browser takes the finger to scroll.
      if (isCarrying(move) && move.by === 'press') event.preventDefault();
    };
    canvas?.addEventListener('touchmove', keepStill, { passive: false });
    return () => canvas?.removeEventListener('touchmove', keepStill);
  }, [scroller, carry.moves]);

  useEffect(
    () => () => {
      window.clearTimeout(press.current?.timer);
      cancelAnimationFrame(frame.current);
    },
    [],
  );

  return {
    onPointerDown: (event) => {
      wasDragged.current = false;
      const entry = cellAround(event.target)?.stop.entry;
      const canvas = canvasOf();
      if (!entry?.movable || !canvas || !metrics.current || press.current) return;
      if (event.button !== 0 || !event.isPrimary || !isOccupying(entry)) return;
      const { clientX: x, clientY: y, pointerId: id } = event;
      pointer.current = { x, y };
      const { minute } = pointOf(canvas, pointer.current, metrics.current, day);
      const isFinger = event.pointerType === 'touch';
      const timer = isFinger ? window.setTimeout(begin, pressMs) : undefined;
      press.current = { id, x, y, entry, grip: minute - entry.from, timer };
    },
    onPointerMove: (event) => {
      const held = press.current;
      if (held?.id !== event.pointerId) return;
      pointer.current = { x: event.clientX, y: event.clientY };
      if (isDragging()) {
        follow();
        return;
      }
      const far = Math.hypot(event.clientX - held.x, event.clientY - held.y) > farEnough;
      if (!far) return;
      if (held.timer === undefined) begin();
      else end();
    },
    onPointerUp: (event) => {
      if (press.current?.id !== event.pointerId) return;
      if (isDragging()) carry.drop();
      end();
    },
    onPointerCancel: abort,
    onLostPointerCapture: abort,
    onClickCapture: (event) => {
      // The click that ends a drag opens nothing.
      if (wasDragged.current) event.stopPropagation();
      wasDragged.current = false;
    },
    onContextMenu: (event) => {
      if (press.current?.timer !== undefined) event.preventDefault();
    },
  };
}
