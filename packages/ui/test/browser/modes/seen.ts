const hiddenByClip = 'inset(50%)';

/** Cached, because it is called often and constant for an element. */
const hidden = new WeakMap<Element, boolean>();

/** For assistive technology only. */
export function isVisuallyHidden(element: Element): boolean {
  const known = hidden.get(element);
  if (known !== undefined) return known;
  const { parentElement } = element;
  const answer =
    getComputedStyle(element).clipPath === hiddenByClip ||
    (parentElement !== null && isVisuallyHidden(parentElement));
  hidden.set(element, answer);
  return answer;
}

export function isSeen(element: Element): boolean {
  return (
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    // Of a searchable hidden panel only the box exists.
    getComputedStyle(element).contentVisibility !== 'hidden' &&
    !isVisuallyHidden(element)
  );
}

/** The reachable elements: an open modal dialog excludes all others. */
export function reachable(root: Element): Element {
  return [...root.querySelectorAll('dialog:modal')].at(-1) ?? root;
}

const operable = [
  'a[href]',
  'button',
  'input:not([type="hidden"])',
  'select',
  'textarea',
  'summary',
  ...[
    'button',
    'checkbox',
    'link',
    'menuitem',
    'menuitemcheckbox',
    'menuitemradio',
    'option',
    'radio',
    'switch',
    'tab',
  ].map((role) => `[role="${role}"]`),
].join();

/** All clickable elements, including native controls behind a drawn one. */
export function controls(root: Element): HTMLElement[] {
  return [...reachable(root).querySelectorAll<HTMLElement>(operable)].filter(
    (element) =>
      element.closest('[inert]') === null &&
      ((element.checkVisibility({ visibilityProperty: true }) && !isVisuallyHidden(element)) ||
        labelOf(element) !== undefined),
  );
}

export function labelOf(element: Element): HTMLElement | undefined {
  const labels = (element as Partial<HTMLInputElement>).labels;
  const type = element.getAttribute('type');
  if (!labels || (type !== 'radio' && type !== 'checkbox')) return undefined;
  return [...labels].find(isSeen);
}

/** Has text of its own, not only in its children. */
export const hasWords = ({ childNodes }: Element): boolean =>
  [...childNodes].some(
    ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim() !== '',
  );

/** A readable path to an element: parts and roles, from the component down. */
export function describe(element: Element): string {
  const names: string[] = [];
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    const component = at.getAttribute('data-component');
    const part = at.getAttribute('data-part');
    if (component !== null) names.unshift(component);
    else if (part !== null) names.unshift(`[${part}]`);
    else if (at === element) names.unshift(at.localName);
    if (component !== null && names.length > 1) break;
  }
  const words = (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40);
  return `${names.join(' ')} “${words}”`;
}
