import { spyOn } from 'storybook/test';
import { slowAfterMs } from '../blocks/use-is-slow.ts';

/** What would show after a long wait shows at once. */
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

/** Keeps one announced complaint out of the console. */
function expectComplaint(text: string): () => void {
  const { error } = console;
  const spy = spyOn(console, 'error').mockImplementation((...values) => {
    if (!String(values[0]).includes(text)) error.apply(console, values);
  });
  return () => spy.mockRestore();
}

/** The circumstances under which a screen is seen. */
export interface Circumstances {
  /** The wait has been a long one by now. */
  readonly isSlow?: boolean;
  readonly isOffline?: boolean;
  /** What the app writes to the console in this state. */
  readonly complaint?: string;
}

/** @returns puts everything back */
export function bringAbout({ isSlow, isOffline, complaint }: Circumstances): () => void {
  const undo = [
    isSlow === true ? skipPatience() : null,
    isOffline === true ? goOffline() : null,
    complaint === undefined ? null : expectComplaint(complaint),
  ];
  return () => {
    for (const back of undo) back?.();
  };
}
