const interactions = ['pointerdown', 'keydown', 'focusin'] as const;

/**
 * A prerendered page is readable as it is: the script waits until the browser is idle,
 * or until the visitor touches something. A page without content starts at once.
 */
export function afterFirstPaint(page: HTMLElement): Promise<void> {
  if (page.dataset['rendered'] !== page.lang) return Promise.resolve();
  return new Promise((resolve) => {
    const go = (): void => {
      for (const name of interactions) page.removeEventListener(name, go, true);
      resolve();
    };
    for (const name of interactions) page.addEventListener(name, go, true);
    if ('requestIdleCallback' in window) requestIdleCallback(go, { timeout: 3000 });
    else setTimeout(go, 200);
  });
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
