import { targetOf } from '../internal/root-of.ts';
import type { Located } from './tiles.ts';

const located = new WeakMap<Element, Located>();

/** What is drawn in the cell around an event's target. */
export function cellAround(target: EventTarget | null): Located | undefined {
  const cell = targetOf({ target })?.closest('[role="gridcell"]');
  return cell ? located.get(cell) : undefined;
}

/** Numbers for the sheet; set by script, because the security policy forbids inline styles. */
export function setNumbers(node: HTMLElement, numbers: Readonly<Record<string, number>>): void {
  for (const [name, value] of Object.entries(numbers)) {
    node.style.setProperty(`--_${name}`, String(value));
  }
}

/** A ref that sets the numbers of an element. */
export const placed =
  (numbers: Readonly<Record<string, number>>) =>
  (node: HTMLElement | null): void => {
    if (node) setNumbers(node, numbers);
  };

/** A ref of a cell: its place, and how the events find it. */
export const placedCell =
  (where: Located, rowFrom: number) =>
  (node: HTMLElement | null): void => {
    if (!node) return;
    located.set(node, where);
    const { from, until, lane, lanes } = where.stop;
    setNumbers(node, {
      index: where.column,
      offset: from - rowFrom,
      minutes: until - from,
      lane,
      lanes,
    });
  };
