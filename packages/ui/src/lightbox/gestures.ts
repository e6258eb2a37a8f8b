import { targetOf, windowOf } from '../internal/root-of.ts';
import {
  atRest,
  axisOf,
  clampView,
  closeUp,
  distanceOf,
  pinched,
  releaseOf,
  velocityOf,
  zoomAround,
  type Release,
  type Sample,
  type Size,
  type Vector,
  type View,
} from './gesture-math.ts';

/** The changing values while fingers or the pointer are down. */
export type Gesture = 'swipe' | 'pull' | 'pan' | 'pinch';

export interface GestureHandlers {
  view: () => View;
  sizes: () => { picture: Size; frame: Size };
  /** Draws a frame of a gesture, without a transition. */
  draw: (gesture: Gesture, moment: { view: View; drag: Vector }) => void;
  /** Draws the resting state. */
  settle: () => void;
  onView: (view: View, reason: 'pinch' | 'pan' | 'double-press' | 'wheel') => void;
  onRelease: (release: Exclude<Release, 'stay'>) => void;
  onPressBeside: () => void;
}

/** Two presses within this time, and this close, are a double press. */
const doublePress = { time: 300, distance: 30 };

const still: Vector = { x: 0, y: 0 };

/** Whether an event happened in such an element. */
const isIn = (selector: string, event: Event): boolean =>
  Boolean(targetOf(event)?.closest(selector));

/** Converts fingers, pointer and wheel on the stage into actions. Returns the cleanup. */
export function listenToGestures(stage: HTMLElement, on: GestureHandlers): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const pointers = new Map<number, Vector>();
  let samples: Sample[] = [];
  let axis: 'x' | 'y' | null = null;
  let from = atRest;
  let shown = atRest;
  let pinch: [Vector, Vector] | null = null;
  let lastPress: Sample | null = null;

  /** Relative to the centre of the stage, which is the centre of a picture at rest. */
  const pointOf = (event: MouseEvent): Vector => {
    const box = stage.getBoundingClientRect();
    return {
      x: event.clientX - box.left - box.width / 2,
      y: event.clientY - box.top - box.height / 2,
    };
  };
  const moved = (): Vector => {
    const [first] = samples;
    const last = samples.at(-1);
    return first && last ? { x: last.x - first.x, y: last.y - first.y } : still;
  };
  const fit = (view: View): View => {
    const { picture, frame } = on.sizes();
    return clampView(view, picture, frame);
  };
  const twoPointers = (): [Vector, Vector] | null => {
    const [a, b] = pointers.values();
    return a && b ? [a, b] : null;
  };
  /** In left-to-right terms: in right-to-left pages the next picture is on the left. */
  const ahead = ({ x, y }: Vector): Vector => ({ x: stage.matches(':dir(rtl)') ? -x : x, y });
  const end = (): void => {
    pointers.clear();
    samples = [];
    axis = null;
    pinch = null;
  };

  const press = (event: PointerEvent): void => {
    const point = pointOf(event);
    const at = event.timeStamp;
    const view = on.view();
    const twice =
      lastPress !== null &&
      at - lastPress.at < doublePress.time &&
      distanceOf(lastPress, point) < doublePress.distance;
    lastPress = twice ? null : { ...point, at };
    if (!isIn('[data-part="mount"]', event)) {
      if (view.zoom === 1) on.onPressBeside();
    } else if (twice) {
      const next = view.zoom > 1 ? atRest : fit(zoomAround(view, closeUp, point));
      on.onView(next, 'double-press');
    } else if (view.zoom > 1) {
      // A way to pan without dragging.
      on.onView(fit({ ...view, x: view.x - point.x, y: view.y - point.y }), 'pan');
    }
  };

  const down = (event: PointerEvent): void => {
    if (event.button !== 0 || isIn('button, a', event) || pointers.size === 2) return;
    const point = pointOf(event);
    pointers.set(event.pointerId, point);
    if (pointers.size === 1) {
      from = on.view();
      shown = from;
      samples = [{ ...point, at: event.timeStamp }];
      axis = null;
      return;
    }
    pinch = twoPointers();
    from = shown;
    lastPress = null;
  };

  const move = (event: PointerEvent): void => {
    if (!pointers.has(event.pointerId)) return;
    const point = pointOf(event);
    pointers.set(event.pointerId, point);
    const now = twoPointers();
    if (pinch && now) {
      shown = pinched(from, pinch, now);
      on.draw('pinch', { view: shown, drag: still });
      return;
    }
    samples.push({ ...point, at: event.timeStamp });
    const by = moved();
    axis ??= axisOf(by);
    if (axis === null) return;
    if (from.zoom > 1) {
      shown = fit({ ...from, x: from.x + by.x, y: from.y + by.y });
      on.draw('pan', { view: shown, drag: still });
    } else if (axis === 'x') {
      on.draw('swipe', { view: from, drag: { x: by.x, y: 0 } });
    } else {
      on.draw('pull', { view: from, drag: { x: 0, y: Math.max(0, by.y) } });
    }
  };

  const up = (event: PointerEvent): void => {
    if (!pointers.has(event.pointerId)) return;
    const wasPinch = pinch !== null;
    const way = axis;
    const by = moved();
    const velocity = velocityOf([...samples, { ...pointOf(event), at: event.timeStamp }]);
    end();
    on.settle();
    if (wasPinch) on.onView(fit(shown), 'pinch');
    else if (way === null) press(event);
    else if (from.zoom > 1) on.onView(shown, 'pan');
    else {
      const release = releaseOf(way, ahead(by), ahead(velocity), on.sizes().frame);
      if (release !== 'stay') on.onRelease(release);
    }
  };

  stage.addEventListener('pointerdown', down, { signal });
  // On the window, because a drag continues outside the stage.
  const view = windowOf(stage);
  view.addEventListener('pointermove', move, { signal });
  view.addEventListener('pointerup', up, { signal });
  view.addEventListener(
    'pointercancel',
    (event) => {
      if (!pointers.has(event.pointerId)) return;
      end();
      on.settle();
    },
    { signal },
  );
  // The browser's native image drag would interrupt ours.
  stage.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  stage.addEventListener(
    'wheel',
    (event) => {
      // A pinch on a trackpad arrives as a wheel event with the control key.
      if (!event.ctrlKey) return;
      event.preventDefault();
      const view = on.view();
      const zoom = view.zoom * Math.exp(-event.deltaY / 100);
      on.onView(fit(zoomAround(view, zoom, pointOf(event))), 'wheel');
    },
    { signal, passive: false },
  );
  return () => listening.abort();
}
