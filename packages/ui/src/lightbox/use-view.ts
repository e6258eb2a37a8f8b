'use client';

import { useState } from 'react';
import { useControllable } from '../internal/use-controllable.ts';
import { clampZoom, minZoom, type View } from './gesture-math.ts';
import type { LightboxZoomDetails, LightboxZoomReason } from './types.ts';

interface ViewOptions {
  index: number;
  zoom: number | undefined;
  onZoomChange: ((zoom: number, details: LightboxZoomDetails) => void) | undefined;
}

interface ViewState {
  view: View;
  changeView: (next: View, reason: LightboxZoomReason | 'pan') => void;
  /** Another picture is requested: it starts at scale 1. */
  resetView: () => void;
}

/**
 * The zoom of the visible picture, which the consumer may control, and its position, which is
 * internal.
 */
export function useView({ index, zoom: given, onZoomChange }: ViewOptions): ViewState {
  const [ownZoom, setZoom] = useControllable(given, minZoom);
  const zoom = clampZoom(ownZoom);
  const [pan, setPan] = useState({ index, x: 0, y: 0 });
  const isOfThis = pan.index === index && zoom > minZoom;
  const view = { zoom, x: isOfThis ? pan.x : 0, y: isOfThis ? pan.y : 0 };

  const change = (next: number, reason: LightboxZoomReason): void => {
    if (next === zoom) return;
    setZoom(next);
    onZoomChange?.(next, { reason });
  };
  return {
    view,
    changeView: (next, reason) => {
      setPan({ index, x: next.x, y: next.y });
      if (reason !== 'pan') change(next.zoom, reason);
    },
    resetView: () => change(minZoom, 'picture'),
  };
}
