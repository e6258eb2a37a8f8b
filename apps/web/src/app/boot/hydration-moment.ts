const interactions = ['pointerdown', 'keydown', 'focusin'] as const;

/** Maximum wait for the first paint, in milliseconds. */
const timeoutMs = 3000;

/** Maximum wait for the pictures of the first screen after that. */
const picturesTimeoutMs = 500;

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

/** Calls back once the first frame is drawn: there is none before the style sheets are loaded. */
function onFirstFrame(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}

/**
 * Calls back once the preloaded fonts are loaded: nothing that the first frame waits for is on the line any more, while
 * a slow processor is still laying out the page.
 */
function onFontsLoaded(page: HTMLElement, run: () => void, signal: AbortSignal): void {
  const loaded = new Set<EventTarget | null>();
  const look = ({ target }: Event): void => {
    loaded.add(target);
    const fonts = [...document.querySelectorAll('link[rel=preload][as=font]')];
    if (fonts.length > 0 && fonts.every((font) => loaded.has(font))) run();
  };
  page.addEventListener('load', look, { capture: true, signal });
}

interface Steps {
  /** What may share the line with pictures. */
  readonly ahead: () => void;
  readonly rest: () => void;
}

/**
 * A rendered page is readable without the app: the first of its scripts is fetched after the fonts,
 * at the latest beside the pictures of the first screen, the rest once these are painted; or all at
 * the first interaction. A page without content, or in another language than the visitor's, starts
 * immediately.
 */
function afterFirstPaint(page: HTMLElement, { ahead, rest }: Steps): void {
  let isBegun = false;
  const begin = (): void => {
    if (!isBegun) ahead();
    isBegun = true;
  };
  const done = new AbortController();
  const { signal } = done;
  const go = (): void => {
    if (signal.aborted) return;
    done.abort();
    begin();
    rest();
  };
  if (page.dataset['rendered'] !== page.lang) {
    go();
    return;
  }
  for (const name of interactions) page.addEventListener(name, go, { capture: true, signal });
  onFontsLoaded(page, begin, signal);
  onFirstFrame(() => {
    begin();
    void firstScreenPainted().then(go);
    setTimeout(go, picturesTimeoutMs);
  });
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
function requestScripts(links: readonly HTMLLinkElement[]): void {
  for (const link of links) {
    // Timers of one task do not wait for each other, unlike nested ones.
    setTimeout(() => {
      link.rel = 'modulepreload';
    });
  }
}

/** The first formatters of a browser take 100 ms on a slow phone, and the app needs some at once. */
function warmFormats(page: HTMLElement): void {
  const worker = document.querySelector<HTMLLinkElement>('link[rel=late-worker]');
  if (worker !== null) void new Worker(worker.href, { type: 'module', name: page.lang });
}

/** Two thirds of the bytes are in the first file of the list. */
const aheadCount = 1;

/**
 * Fetches the scripts listed in the head in parallel and starts the app, at the right moment. The
 * list has to come before the script that calls this.
 */
export function startLate(page: HTMLElement): void {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=late-script]')];
  const entry = document.querySelector<HTMLLinkElement>('link[rel=late-entry]');
  if (entry === null) return;
  afterFirstPaint(page, {
    ahead() {
      requestScripts(links.slice(0, aheadCount));
    },
    rest() {
      requestScripts(links.slice(aheadCount));
      setTimeout(() => addEntry(entry.href));
      setTimeout(warmFormats, 0, page);
    },
  });
}
