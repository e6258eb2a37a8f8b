import { describe, hasWords, isSeen, labelOf } from './seen.ts';
import { systemColors } from './system-colors.ts';
import { groundOf, isClear } from './vanished.ts';

/** A busy control is not unavailable. */
const isDisabled = (control: Element) =>
  control.matches(':disabled, [aria-disabled="true"]') &&
  control.getAttribute('aria-busy') !== 'true';

const fields = 'input:not([type="radio"], [type="checkbox"]), select, textarea';

/** The colours of an element's own words or lines. */
function inksOf(element: Element): string[] {
  const { color, fill, stroke } = getComputedStyle(element);
  if (element instanceof SVGSVGElement) return [];
  if (element instanceof SVGGraphicsElement) {
    return [fill, stroke].filter((ink) => ink !== 'none' && !isClear(ink));
  }
  return hasWords(element) || element.matches(fields) ? [color] : [];
}

/** Everything that says what a control is for. */
const partsOf = (control: Element) =>
  [control, labelOf(control)]
    .flatMap((root) => (root ? [root, ...root.querySelectorAll('*')] : []))
    .filter(isSeen);

/** Words and icons of disabled controls without the user's colour for what is unavailable. */
export function notGrey(controls: readonly Element[]): string[] {
  const grey = systemColors().get('GrayText');
  return controls
    .filter(isDisabled)
    .flatMap(partsOf)
    .filter(
      (element) =>
        // A chosen one has the colours exchanged.
        groundOf(element) !== grey && inksOf(element).some((ink) => ink !== grey),
    )
    .map((element) => `${describe(element)}: not grey, but disabled`);
}
