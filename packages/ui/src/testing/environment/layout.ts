import { provide } from './provide.ts';

const nothing = (): void => undefined;

class NeverResized {
  observe = nothing;
  unobserve = nothing;
  disconnect = nothing;
}

/** Without layout and media: nothing has a size, scrolls, moves or matches. */
export function provideLayout(): void {
  provide(window, {
    matchMedia: (media: string) =>
      Object.assign(new EventTarget(), { media, matches: false, onchange: null }),
    ResizeObserver: NeverResized,
  });
  // A test runner copies the window's properties before they are added.
  provide(globalThis, { matchMedia: window.matchMedia, ResizeObserver: window.ResizeObserver });
  provide(Element.prototype, {
    scrollTo: nothing,
    scrollBy: nothing,
    scrollIntoView: nothing,
    getAnimations: () => [],
    setPointerCapture: nothing,
    releasePointerCapture: nothing,
    hasPointerCapture: () => false,
  });
  provide(HTMLImageElement.prototype, { decode: () => Promise.resolve() });
}
