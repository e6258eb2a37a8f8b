import { clampView, type Size, type Vector, type View } from './gesture-math.ts';
import type { Gesture } from './gestures.ts';

const still: Vector = { x: 0, y: 0 };

function sizeOf(root: HTMLElement | null, selector: string): Size {
  const element = root?.querySelector<HTMLElement>(selector);
  return { width: element?.offsetWidth ?? 0, height: element?.offsetHeight ?? 0 };
}

/** The visible picture at scale 1, and its frame. */
export function sizesIn(root: HTMLElement | null): { picture: Size; frame: Size } {
  return {
    picture: sizeOf(root, '[data-place="0"] [data-part="mount"]'),
    frame: sizeOf(root, '[data-part="stage"]'),
  };
}

/** The same view, limited to the picture. */
export function fitIn(root: HTMLElement | null, view: View): View {
  const { picture, frame } = sizesIn(root);
  return clampView(view, picture, frame);
}

/**
 * Draws a view and the offset of a drag with custom properties: a gesture updates many times a
 * second, without rendering React.
 */
export function draw(
  root: HTMLElement,
  view: View,
  gesture: Gesture | null = null,
  drag: Vector = still,
): void {
  if (gesture) root.dataset['gesture'] = gesture;
  else delete root.dataset['gesture'];
  const properties = {
    '--_zoom': view.zoom,
    '--_pan-x': `${view.x}px`,
    '--_pan-y': `${view.y}px`,
    '--_drag-x': `${drag.x}px`,
    '--_drag-y': `${drag.y}px`,
    '--_pulled': Math.min(1, drag.y / Math.max(1, root.offsetHeight / 2)),
  };
  for (const [name, value] of Object.entries(properties)) {
    root.style.setProperty(name, String(value));
  }
}
