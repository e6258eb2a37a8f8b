/** The expected content of a page, so that every visit waits for the same. */
export interface Expected {
  /** Name of the first salon or category. */
  readonly name: string;
  /** Path of the first picture. */
  readonly picture: string;
}

/** Measurements inside the page; times are milliseconds since the navigation began. */
export interface Notes {
  /** The name is rendered. */
  facts: number | undefined;
  /** The first picture is decoded. */
  picture: number | undefined;
  largestPaint: number;
  firstPaint: number | undefined;
  shift: number;
  tasks: { start: number; duration: number }[];
}

declare global {
  interface Window {
    notes: Notes;
  }
}

/** Runs in the page before anything else, so it must be self-contained. */
export function takeNotes({ name, picture }: Expected): void {
  const notes: Notes = {
    facts: undefined,
    picture: undefined,
    largestPaint: 0,
    firstPaint: undefined,
    shift: 0,
    tasks: [],
  };
  window.notes = notes;

  function isReadable(main: HTMLElement): boolean {
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    while (texts.nextNode() !== null) {
      const { parentElement, textContent } = texts.currentNode;
      if (textContent?.trim() === name && parentElement?.checkVisibility() === true) return true;
    }
    return false;
  }

  let isFrameAsked = false;
  const changes = new MutationObserver(scheduleCheck);

  // No frame is rendered before the style sheets load.
  function scheduleCheck(): void {
    if (isFrameAsked) return;
    const main = document.querySelector('main');
    if (main?.textContent.includes(name) !== true) return;
    isFrameAsked = true;
    requestAnimationFrame(() => {
      isFrameAsked = false;
      if (!isReadable(main)) {
        scheduleCheck();
        return;
      }
      changes.disconnect();
      const drawn = new MessageChannel();
      drawn.port1.addEventListener('message', () => {
        notes.facts = performance.now();
      });
      drawn.port1.start();
      drawn.port2.postMessage('');
    });
  }
  changes.observe(document, { childList: true, subtree: true, characterData: true });

  async function decoded(image: HTMLImageElement): Promise<void> {
    await image.decode();
    notes.picture ??= performance.now();
  }
  document.addEventListener(
    'load',
    ({ target }) => {
      if (!(target instanceof HTMLImageElement) || target.closest('main') === null) return;
      if (URL.parse(target.currentSrc)?.pathname === picture) void decoded(target);
    },
    { capture: true },
  );

  function follow(type: string, note: (entry: PerformanceEntry) => void): void {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(note));
    observer.observe({ type, buffered: true });
  }
  follow('paint', ({ name: paint, startTime }) => {
    if (paint === 'first-contentful-paint') notes.firstPaint = startTime;
  });
  follow('largest-contentful-paint', ({ startTime }) => {
    notes.largestPaint = startTime;
  });
  follow('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    };
    if (!hadRecentInput) notes.shift += value;
  });
  follow('longtask', ({ startTime, duration }) => {
    notes.tasks.push({ start: startTime, duration });
  });
}
