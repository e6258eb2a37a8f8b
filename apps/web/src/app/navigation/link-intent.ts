/** How long a pointer or the focus has to rest on a link, in milliseconds. */
const rest = 65;

const linkAt = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

/**
 * Reports each link that the visitor rests on with a moved pointer, a finger or the focus. A link
 * that only scrolls below a resting pointer or a scrolling finger does not count.
 * @returns stops reporting
 */
export function watchIntent(onIntent: (link: HTMLAnchorElement) => void): () => void {
  const watching = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let meant: HTMLAnchorElement | null = null;
  let isPointed = false;
  let place = { x: NaN, y: NaN };

  const forget = (): void => {
    clearTimeout(timer);
    meant = null;
  };
  const consider = ({ target }: Event): void => {
    const link = linkAt(target);
    if (link === meant) return;
    forget();
    meant = link;
    if (link !== null) timer = setTimeout(onIntent, rest, link);
  };
  const point = (event: PointerEvent): void => {
    isPointed = true;
    consider(event);
  };
  const move = (event: PointerEvent): void => {
    const { pointerType, clientX: x, clientY: y } = event;
    // Scrolling also fires pointer movements, at the same position.
    const isStill = x === place.x && y === place.y;
    place = { x, y };
    if (pointerType !== 'touch' && !isStill) point(event);
  };
  const scroll = (): void => {
    // Focusing scrolls to the link.
    if (isPointed) forget();
  };
  const focus = (event: FocusEvent): void => {
    if (linkAt(event.target) !== meant) isPointed = false;
    consider(event);
  };

  const options = { passive: true, capture: true, signal: watching.signal };
  document.addEventListener('pointermove', move, options);
  document.addEventListener('pointerdown', point, options);
  document.addEventListener('pointercancel', forget, options);
  document.addEventListener('scroll', scroll, options);
  document.addEventListener('focusin', focus, options);
  document.addEventListener('focusout', forget, options);
  // The pointer left the window.
  document.documentElement.addEventListener('pointerleave', forget, { signal: watching.signal });
  return () => {
    watching.abort();
    forget();
  };
}
