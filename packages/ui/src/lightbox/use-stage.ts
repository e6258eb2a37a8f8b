'use client';

import { useEffect, useLayoutEffect, type RefObject } from 'react';
import { useStableCallback } from '../internal/use-stable-callback.ts';
import { atRest, type Release, type View } from './gesture-math.ts';
import { listenToGestures } from './gestures.ts';
import { draw, fitIn, sizesIn } from './stage-drawing.ts';

interface StageOptions {
  dialog: RefObject<HTMLDialogElement | null>;
  /** The content is mounted. */
  present: boolean;
  view: View;
  onView: (view: View, reason: 'pinch' | 'pan' | 'double-press' | 'wheel') => void;
  onRelease: (release: Exclude<Release, 'stay'>) => void;
  onPressBeside: () => void;
}

/** Draws the view, and handles fingers, pointer and wheel. */
export function useStage({
  dialog,
  present,
  view,
  onView,
  onRelease,
  onPressBeside,
}: StageOptions): void {
  const { zoom, x, y } = view;
  const currentView = useStableCallback(() => view);
  const changeView = useStableCallback(onView);
  const release = useStableCallback(onRelease);
  const beside = useStableCallback(onPressBeside);

  useLayoutEffect(() => {
    const root = dialog.current;
    if (present && root) draw(root, fitIn(root, { zoom, x, y }));
  }, [dialog, present, zoom, x, y]);

  useEffect(() => {
    const root = dialog.current;
    const stage = root?.querySelector<HTMLElement>('[data-part="stage"]');
    if (!present || !root || !stage) return undefined;
    const settle = (): void => draw(root, fitIn(root, currentView()));
    const deafen = listenToGestures(stage, {
      view: () => currentView(),
      sizes: () => sizesIn(root),
      draw: (gesture, moment) => draw(root, moment.view, gesture, moment.drag),
      settle,
      onView: (next, reason) => changeView(next, reason),
      onRelease: (what) => release(what),
      onPressBeside: () => beside(),
    });
    const resizing = new ResizeObserver(settle);
    resizing.observe(stage);
    return () => {
      deafen();
      resizing.disconnect();
      draw(root, atRest);
    };
  }, [dialog, present, currentView, changeView, release, beside]);
}
