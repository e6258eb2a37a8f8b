import { isInView } from '../../shared/is-in-view.ts';

/**
 * The thumbnail of a picture on the page: preferably a visible one, or the button for pictures
 * without a thumbnail, before one that requires scrolling.
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
