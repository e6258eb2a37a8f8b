import { spyOn } from 'storybook/test';
import { slowAfterMs } from '../blocks/use-is-slow.ts';

/** The result of a long wait shows immediately. */
function skipPatience(): () => void {
  const { setTimeout } = globalThis;
  const hurried: typeof setTimeout = Object.assign(
    (run: TimerHandler, delay?: number, ...given: unknown[]) =>
      setTimeout(run, delay === slowAfterMs ? 0 : delay, ...given),
    setTimeout,
  );
  globalThis.setTimeout = hurried;
  return () => {
    globalThis.setTimeout = setTimeout;
  };
}

function goOffline(): () => void {
  Object.defineProperty(navigator, 'onLine', { get: () => false, configurable: true });
  return () => void Reflect.deleteProperty(navigator, 'onLine');
}

/** Keeps one announced console error out of the console. */
function expectComplaint(text: string): () => void {
  const { error } = console;
  const spy = spyOn(console, 'error').mockImplementation((...values) => {
    if (!String(values[0]).includes(text)) error.apply(console, values);
  });
  return () => spy.mockRestore();
}

/** The conditions of a screen. */
export interface Circumstances {
  /** The wait is already long. */
  readonly isSlow?: boolean;
  readonly isOffline?: boolean;
  /** The expected console output of this state. */
  readonly complaint?: string;
}

/** @returns restores everything */
export function applyCircumstances({ isSlow, isOffline, complaint }: Circumstances): () => void {
  const undo = [
    isSlow === true ? skipPatience() : null,
    isOffline === true ? goOffline() : null,
    complaint === undefined ? null : expectComplaint(complaint),
  ];
  return () => {
    for (const back of undo) back?.();
  };
}
