import { useEffect, useEffectEvent } from 'react';
import { type Pinch, type Spot, wheelFactor } from './map-view.ts';

export interface MapGestures {
  /** Pixels of a drag. */
  readonly onDrag: (right: number, down: number) => void;
  readonly onZoom: (factor: number, spot: Spot) => void;
  readonly onPinch: (before: Pinch, after: Pinch) => void;
  /** The page scrolled instead of the map. */
  readonly onScrollPast: (by: 'wheel' | 'touch') => void;
}

/** Parts on the map that scroll by themselves have this attribute. */
const ownScroll = '[data-own-scroll]';

const targets = (event: Event, selector: string): boolean =>
  event.target instanceof Element && event.target.closest(selector) !== null;

/**
 * Drags, wheels, pinches and double presses on an element. The page keeps one finger, and the wheel
 * unless Ctrl is held or the map has the focus.
 */
export function useMapGestures(element: HTMLElement | null, gestures: MapGestures): void {
  const drag = useEffectEvent(gestures.onDrag);
  const zoom = useEffectEvent(gestures.onZoom);
  const pinch = useEffectEvent(gestures.onPinch);
  const scrollPast = useEffectEvent(gestures.onScrollPast);
  useEffect(() => {
    if (element === null) return undefined;
    const listeners = new AbortController();
    const { signal } = listeners;
    const spotOf = ({ clientX, clientY }: MouseEvent | Touch): Spot => {
      const { left, top } = element.getBoundingClientRect();
      return {
        left: clientX - left - element.clientLeft,
        top: clientY - top - element.clientTop,
      };
    };

    let last: Spot | null = null;
    const beginDrag = (event: PointerEvent): void => {
      if (event.pointerType === 'touch' || event.button !== 0) return;
      if (targets(event, `button, a, ${ownScroll}`)) return;
      last = spotOf(event);
      element.setPointerCapture(event.pointerId);
    };
    const followDrag = (event: PointerEvent): void => {
      if (last === null || event.pointerType === 'touch') return;
      const now = spotOf(event);
      drag(last.left - now.left, last.top - now.top);
      last = now;
    };
    const endDrag = (): void => {
      last = null;
    };
    element.addEventListener('pointerdown', beginDrag, { signal });
    element.addEventListener('pointermove', followDrag, { signal });
    element.addEventListener('pointerup', endDrag, { signal });
    element.addEventListener('pointercancel', endDrag, { signal });

    const wheel = (event: WheelEvent): void => {
      const isWanted = event.ctrlKey || event.metaKey;
      if (!isWanted && targets(event, ownScroll)) return;
      if (!isWanted && !element.contains(document.activeElement)) {
        scrollPast('wheel');
        return;
      }
      event.preventDefault();
      zoom(wheelFactor(event), spotOf(event));
    };
    const zoomIn = (event: MouseEvent): void => {
      if (!targets(event, `button, a, ${ownScroll}`)) zoom(2, spotOf(event));
    };
    element.addEventListener('wheel', wheel, { signal, passive: false });
    element.addEventListener('dblclick', zoomIn, { signal });

    let fingers: Pinch | null = null;
    const fingersOf = ({ touches }: TouchEvent): Pinch | null => {
      const [first, second] = touches;
      if (first === undefined || second === undefined) return null;
      return [spotOf(first), spotOf(second)];
    };
    const touch = (event: TouchEvent): void => {
      fingers = fingersOf(event);
    };
    const moveFingers = (event: TouchEvent): void => {
      const now = fingersOf(event);
      if (now === null && !targets(event, ownScroll)) scrollPast('touch');
      // Once the page scrolls it keeps the fingers.
      if (now === null || !event.cancelable) return;
      event.preventDefault();
      if (fingers !== null) pinch(fingers, now);
      fingers = now;
    };
    element.addEventListener('touchstart', touch, { signal, passive: true });
    element.addEventListener('touchmove', moveFingers, { signal, passive: false });
    element.addEventListener('touchend', touch, { signal });
    element.addEventListener('touchcancel', touch, { signal });
    return () => listeners.abort();
  }, [element]);
}
