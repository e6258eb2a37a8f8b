'use client';

import { useEffect, type RefObject } from 'react';
import { useStableCallback } from '../internal/use-stable-callback.ts';
import { atRest, zoomAround, type View } from './gesture-math.ts';
import { sizesIn } from './stage-drawing.ts';

interface KeysOptions {
  dialog: RefObject<HTMLDialogElement | null>;
  present: boolean;
  view: View;
  onView: (view: View) => void;
  onStep: (by: 1 | -1) => void;
  onFirst: () => void;
  onLast: () => void;
}

/** The zoom factor of one key press, and the fraction of the frame that an arrow pans. */
const zoomStep = 1.5;
const panStep = 0.2;

const middle = { x: 0, y: 0 };

/** Keys of the whole dialog. Arrows change the picture, or pan a zoomed one. */
export function useKeys({
  dialog,
  present,
  view,
  onView,
  onStep,
  onFirst,
  onLast,
}: KeysOptions): void {
  const pan = (x: -1 | 0 | 1, y: -1 | 0 | 1): void => {
    const { width, height } = sizesIn(dialog.current).frame;
    onView({ ...view, x: view.x - x * width * panStep, y: view.y - y * height * panStep });
  };
  /** To the picture at that side of the visible one. */
  const turn = (side: 1 | -1): void => {
    const next = dialog.current?.matches(':dir(rtl)') ? -1 : 1;
    onStep(side === next ? 1 : -1);
  };
  const zoomed = view.zoom > 1;
  const actions: Record<string, (() => void) | undefined> = {
    ArrowRight: () => (zoomed ? pan(1, 0) : turn(1)),
    ArrowLeft: () => (zoomed ? pan(-1, 0) : turn(-1)),
    ArrowDown: zoomed ? () => pan(0, 1) : undefined,
    ArrowUp: zoomed ? () => pan(0, -1) : undefined,
    Home: onFirst,
    End: onLast,
    '+': () => onView(zoomAround(view, view.zoom * zoomStep, middle)),
    // The same key without Shift.
    '=': () => onView(zoomAround(view, view.zoom * zoomStep, middle)),
    '-': () => onView(zoomAround(view, view.zoom / zoomStep, middle)),
    '0': () => onView(atRest),
  };
  const press = useStableCallback((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const act = actions[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const root = dialog.current;
    if (!present || !root) return undefined;
    const listen = (event: KeyboardEvent): void => press(event);
    root.addEventListener('keydown', listen);
    return () => root.removeEventListener('keydown', listen);
  }, [dialog, present, press]);
}
