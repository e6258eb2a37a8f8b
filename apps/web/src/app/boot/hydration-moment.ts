const interactions = ['pointerdown', 'keydown', 'focusin'] as const;

/** Maximum wait for pictures and an idle browser, in milliseconds. */
const timeoutMs = 3000;

/** Pictures of the first screen, at the next frame: reading their positions would force a layout. */
function firstScreenPictures(): Promise<HTMLImageElement[]> {
  const pictures = [...document.querySelectorAll('img')];
  if (pictures.length === 0) return Promise.resolve([]);
  return new Promise((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      observer.disconnect();
      resolve(
        entries.flatMap(({ isIntersecting, target }) =>
          isIntersecting && target instanceof HTMLImageElement ? [target] : [],
        ),
      );
    });
    for (const picture of pictures) observer.observe(picture);
  });
}

/** Resolves when lazy pictures of the first screen are painted; `load` does not wait for them. */
async function firstScreenPainted(): Promise<void> {
  const seen = await firstScreenPictures();
  await Promise.allSettled(seen.map((picture) => picture.decode()));
  await new Promise(requestAnimationFrame);
}

/**
 * A rendered page is readable without the app: the entry waits until the first screen is painted
 * and the browser is idle, so that scripts do not compete with pictures, or until the first
 * interaction. A page without content, or in another language than the visitor's, starts
 * immediately.
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
  const startWhenIdle = async (): Promise<void> => {
    await firstScreenPainted();
    if ('requestIdleCallback' in window) requestIdleCallback(go, { timeout: timeoutMs });
    else setTimeout(go, 200);
  };
  for (const name of interactions) page.addEventListener(name, go, { capture: true, signal });
  window.addEventListener('load', () => void startWhenIdle(), { signal });
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

/** One request per task: each takes up to 30 ms on a slow phone. */
function requestScripts([link, ...rest]: readonly HTMLLinkElement[], done: () => void): void {
  if (link === undefined) return done();
  link.rel = 'modulepreload';
  setTimeout(() => requestScripts(rest, done));
}

/**
 * Fetches the scripts listed in the head in parallel and starts the app, at the right moment. The
 * list has to come before the script that calls this.
 */
export function startLate(page: HTMLElement): void {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=late-script]');
  const entry = document.querySelector<HTMLLinkElement>('link[rel=late-entry]');
  if (entry === null) return;
  afterFirstPaint(page, () => requestScripts([...links], () => addEntry(entry.href)));
}
