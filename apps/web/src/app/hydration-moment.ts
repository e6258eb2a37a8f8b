const interactions = ['pointerdown', 'keydown', 'focusin'] as const;

/** Longest wait for pictures and an idle browser, in milliseconds. */
const timeout = 3000;

/**
 * A rendered page is readable as it is: the app waits until what the first screen shows is loaded and the browser is idle,
 * so that scripts do not compete with pictures, or until the visitor touches something. A page without content starts at
 * once.
 */
export function afterFirstPaint(page: HTMLElement): Promise<void> {
  if (page.dataset['rendered'] !== page.lang) return Promise.resolve();
  const { promise, resolve } = Promise.withResolvers<void>();
  const done = new AbortController();
  const { signal } = done;
  const go = (): void => {
    done.abort();
    resolve();
  };
  const goWhenIdle = (): void => {
    if ('requestIdleCallback' in window) requestIdleCallback(go, { timeout });
    else setTimeout(go, 200);
  };
  for (const name of interactions) page.addEventListener(name, go, { capture: true, signal });
  if (document.readyState === 'complete') goWhenIdle();
  else {
    window.addEventListener('load', goWhenIdle, { signal });
    setTimeout(go, timeout);
  }
  return promise;
}

/** Fetches the files of the page together, instead of each when the one before has named it. */
export function fetchScripts(head: HTMLElement): void {
  for (const link of head.querySelectorAll<HTMLLinkElement>('link[rel=late-script]')) {
    link.rel = 'modulepreload';
  }
}

/**
 * Remembers a button pressed before the page was interactive.
 * The function it returns presses it again; links and forms already work without script.
 */
export function replayClick(page: HTMLElement): () => void {
  let pressed: HTMLButtonElement | null = null;
  const remember = (event: Event): void => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (button?.type === 'button') pressed = button;
  };
  page.addEventListener('click', remember, true);
  return () => {
    page.removeEventListener('click', remember, true);
    if (pressed?.isConnected === true) pressed.click();
  };
}
