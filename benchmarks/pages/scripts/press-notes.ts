/** What a page reports; times are milliseconds since the epoch. */
export type PressNote = 'facts' | 'pressed' | 'effect';

export interface Watched {
  /** Selectors of what has to be visible. */
  readonly facts: string;
  readonly effect: string;
}

declare global {
  interface Window {
    notePress: (note: PressNote, at: number) => Promise<void>;
  }
}

/** Runs in every document of a visit before anything else, so it must be self-contained. */
export function watchPress({ facts, effect }: Watched): void {
  const pressedKey = 'bench.pressed';
  const epoch = performance.timeOrigin;

  const isShown = (selector: string): boolean =>
    [...document.querySelectorAll(selector)].some((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    );

  /** Reports when the frame that first shows it was drawn. */
  function follow(note: PressNote, selector: string): void {
    requestAnimationFrame(() => {
      if (!isShown(selector)) {
        follow(note, selector);
        return;
      }
      const drawn = new MessageChannel();
      drawn.port1.addEventListener('message', () => {
        void window.notePress(note, epoch + performance.now());
      });
      drawn.port1.start();
      drawn.port2.postMessage('');
    });
  }

  if (sessionStorage.getItem(pressedKey) !== null) {
    // The press led to another document.
    follow('effect', effect);
    return;
  }
  follow('facts', facts);
  window.addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      void window.notePress('pressed', epoch + timeStamp);
      if (sessionStorage.getItem(pressedKey) === null) follow('effect', effect);
      sessionStorage.setItem(pressedKey, '');
    },
    { capture: true },
  );
}
