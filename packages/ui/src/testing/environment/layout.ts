import { provide } from './provide.ts';

const nothing = (): void => undefined;

class NeverResized {
  observe = nothing;
  unobserve = nothing;
  disconnect = nothing;
}

/** Called where the window has `MouseEvent`. */
const definePointerEvent = () =>
  class extends MouseEvent {
    readonly pointerId: number;
    readonly pointerType: string;
    readonly isPrimary: boolean;

    constructor(type: string, init: PointerEventInit = {}) {
      super(type, init);
      this.pointerId = init.pointerId ?? 0;
      this.pointerType = init.pointerType ?? '';
      this.isPrimary = init.isPrimary ?? false;
    }
  };

/** Without layout and media: nothing has a size, scrolls, moves or matches. */
export function provideLayout(): void {
  provide(window, {
    matchMedia: (media: string) =>
      Object.assign(new EventTarget(), { media, matches: false, onchange: null }),
    ResizeObserver: NeverResized,
    PointerEvent: definePointerEvent(),
  });
  // A test runner copies the window's properties before they are added.
  provide(globalThis, {
    matchMedia: window.matchMedia,
    ResizeObserver: window.ResizeObserver,
    PointerEvent: window.PointerEvent,
  });
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
