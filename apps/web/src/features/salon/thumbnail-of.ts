function isInView(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

/**
 * The small picture on the page that stands for this one: one that is in view, or the way to those without a small
 * picture of their own, before one that the page would have to scroll to.
 */
export function thumbnailOf(index: number): HTMLElement | null {
  const drawn = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (element) => element.getClientRects().length > 0,
    );
  const own = drawn(`[data-photo="${index}"]`);
  const behind = drawn('[data-photos-behind]');
  return [...own, ...behind].find(isInView) ?? own[0] ?? behind[0] ?? null;
}
