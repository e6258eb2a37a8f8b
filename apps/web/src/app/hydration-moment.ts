const interactions = ['pointerdown', 'keydown', 'focusin'] as const;

/** Longest wait for pictures and an idle browser, in milliseconds. */
const timeoutMs = 3000;

/** Dispatched at the root element once the app listens. */
const interactiveEvent = 'salonica-interactive';

/** Lazy pictures of the first screen, which `load` does not wait for, are painted when this resolves. */
async function firstScreenPainted(): Promise<void> {
  const seen = [...document.querySelectorAll('img')].filter((picture) => {
    const { top, bottom } = picture.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  });
  await Promise.allSettled(seen.map((picture) => picture.decode()));
  await new Promise(requestAnimationFrame);
}

/**
 * A rendered page is readable as it is: the app waits until what the first screen shows is painted and the browser is idle,
 * so that scripts do not compete with pictures, or until the visitor touches something. A page without content, or in
 * another language than the visitor's, starts at once.
 */
function afterFirstPaint(page: HTMLElement, run: () => void): void {
  if (page.dataset['rendered'] !== page.lang) {
    run();
    return;
  }
  const done = new AbortController();
  const { signal } = done;
  const go = (): void => {
    if (signal.aborted) return;
    done.abort();
    run();
  };
  const goWhenIdle = async (): Promise<void> => {
    await firstScreenPainted();
    if ('requestIdleCallback' in window) requestIdleCallback(go, { timeout: timeoutMs });
    else setTimeout(go, 200);
  };
  for (const name of interactions) page.addEventListener(name, go, { capture: true, signal });
  window.addEventListener('load', () => void goWhenIdle(), { signal });
  setTimeout(go, timeoutMs);
}

/** Adds the file that starts the app. */
export function addEntry(src: string): void {
  const script = document.createElement('script');
  script.type = 'module';
  script.crossOrigin = '';
  script.src = src;
  document.head.append(script);
}

/**
 * Fetches the scripts that the head names, all at once instead of each when the one before has named it, and starts the
 * app, when the page can spare it. The names have to stand before the script that calls this.
 */
export function startLate(page: HTMLElement): void {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=late-script]');
  const entry = document.querySelector<HTMLLinkElement>('link[rel=late-entry]');
  if (entry === null) return;
  afterFirstPaint(page, () => {
    for (const link of links) link.rel = 'modulepreload';
    addEntry(entry.href);
  });
}

/** Remembers a button pressed before the page was interactive and presses it again; links and forms work without script. */
export function replayClick(page: HTMLElement): void {
  let pressed: HTMLButtonElement | null = null;
  const remember = (event: Event): void => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (button?.type === 'button') pressed = button;
  };
  const replay = (): void => {
    page.removeEventListener('click', remember, true);
    if (pressed?.isConnected === true) pressed.click();
  };
  page.addEventListener('click', remember, true);
  page.addEventListener(interactiveEvent, replay, { once: true });
}

/** Says that the app listens. */
export function becomeInteractive(page: HTMLElement): void {
  page.dispatchEvent(new Event(interactiveEvent));
}
