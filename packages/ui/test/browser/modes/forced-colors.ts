import { notGrey } from './disabled.ts';
import { controls, describe, hasWords, isVisuallyHidden, labelOf } from './seen.ts';
import { systemColors } from './system-colors.ts';
import { groundOf, isClear } from './vanished.ts';

const drawings = [undefined, '::before', '::after'] as const;

interface Drawing {
  element: Element;
  pseudo: (typeof drawings)[number];
  style: CSSStyleDeclaration;
}

function drawingsIn(root: Element): Drawing[] {
  return [root, ...root.querySelectorAll('*')]
    .filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !isVisuallyHidden(element),
    )
    .flatMap((element) =>
      drawings
        .map((pseudo) => ({ element, pseudo, style: getComputedStyle(element, pseudo) }))
        .filter(({ pseudo, style }) => pseudo === undefined || style.content !== 'none'),
    );
}

const sides = ['Top', 'Right', 'Bottom', 'Left'] as const;

function edges(style: CSSStyleDeclaration): string[] {
  return sides
    .filter((side) => Number.parseFloat(style[`border${side}Width`]) > 0)
    .map((side) => `${side} ${style[`border${side}Width`]} ${style[`border${side}Color`]}`);
}

const ring = (style: CSSStyleDeclaration) =>
  style.outlineStyle === 'none' || Number.parseFloat(style.outlineWidth) === 0
    ? ''
    : `${style.outlineWidth} ${style.outlineColor}`;

/** The colour of words and drawings; other elements do not show theirs. */
const inkOf = ({ element, pseudo, style }: Drawing): string =>
  pseudo !== undefined || element.localName === 'svg' || hasWords(element) ? style.color : '';

/** Where nothing is drawn, the ground below is seen. */
const groundIn = ({ element, style }: Drawing): string =>
  isClear(style.backgroundColor) ? groundOf(element) : style.backgroundColor;

/** All visible properties of a component in forced colours. */
function appearance(root: Element): string {
  return drawingsIn(root)
    .map((drawing) => {
      const { element, style } = drawing;
      return [
        edges(style).join(),
        ring(style),
        groundIn(drawing),
        inkOf(drawing),
        style.fill,
        style.opacity,
        style.textDecorationLine,
        style.rotate,
        element.localName === 'svg' ? element.getAttribute('class') : '',
      ].join('|');
    })
    .join('\n');
}

const rings = (root: Element) =>
  drawingsIn(root)
    .map(({ style }) => `${ring(style)} ${edges(style).join()}`)
    .join('\n');

const componentOf = (element: Element) => element.closest('[data-component]') ?? element;

/** A state of a control, and how to remove it. */
interface State {
  name: string;
  isOn: (control: HTMLElement) => boolean;
  unset: (control: HTMLElement) => void;
  /** Nothing else says the same. */
  isAlone?: boolean;
}

const trueState = (name: string): State => ({
  name: name.replace('aria-', ''),
  isOn: (control) => !['false', null].includes(control.getAttribute(name)),
  unset: (control) => control.removeAttribute(name),
});

const states: State[] = [
  ...['aria-checked', 'aria-current', 'aria-disabled', 'aria-pressed', 'aria-selected'].map(
    trueState,
  ),
  {
    name: 'checked',
    isOn: (control) => control.matches('input:checked'),
    unset: (control) => {
      (control as HTMLInputElement).checked = false;
    },
  },
  {
    name: 'disabled',
    isOn: (control) => control.matches(':disabled'),
    unset: (control) =>
      (control.closest('fieldset:disabled') ?? control).removeAttribute('disabled'),
  },
];

/**
 * Flags beside the state itself that style sheets may use instead: `data-selected`, `data-taken`.
 */
function removeFlags(control: HTMLElement, component: Element): void {
  for (let at: Element | null = control; at !== null; at = at.parentElement) {
    for (const name of at.getAttributeNames()) {
      const isFlag = ['', 'true'].includes(at.getAttribute(name) ?? '');
      if (name.startsWith('data-') && isFlag) at.removeAttribute(name);
    }
    if (at === component) break;
  }
}

/** States that only the style sheet knows, such as a closed day. */
const flagsOf = (control: HTMLElement): State[] =>
  control
    .getAttributeNames()
    .filter((name) => name.startsWith('data-') && control.getAttribute(name) === '')
    .map((name) => ({
      name: name.replace('data-', ''),
      isOn: (one) => one.hasAttribute(name),
      unset: (one) => one.removeAttribute(name),
      isAlone: true,
    }));

const icons = (root: Element): string =>
  [...root.querySelectorAll('svg')].map((icon) => icon.getAttribute('class')).join();

/** A state's icon: without the state there is none, or another one. */
function hasIconOfItsOwn(control: HTMLElement, { isOn }: State): boolean {
  const drawn = icons(labelOf(control) ?? control);
  return [...document.querySelectorAll<HTMLElement>(`[class="${control.className}"]`)]
    .filter((other) => !isOn(other))
    .some((other) => icons(labelOf(other) ?? other) !== drawn);
}

/** The original document: states are removed in a copy. */
function looksDifferentWithout(control: HTMLElement, { unset, isAlone = false }: State): boolean {
  const component = componentOf(control);
  const before = appearance(component);
  const saved = [component, ...component.querySelectorAll('*')].map(
    (element) =>
      [element, [...element.attributes].map(({ name, value }) => [name, value])] as const,
  );
  const checked = (control as HTMLInputElement).checked;
  unset(control);
  if (!isAlone) removeFlags(control, component);
  const after = appearance(component);
  for (const [element, attributes] of saved) {
    for (const [name = '', value = ''] of attributes) {
      if (element.getAttribute(name) !== value) element.setAttribute(name, value);
    }
  }
  if (control instanceof HTMLInputElement) control.checked = checked;
  return before !== after;
}

function invisibleStates(control: HTMLElement): string[] {
  if (control.getAttribute('aria-busy') === 'true') return [];
  return [...states, ...flagsOf(control)]
    .filter((state) => state.isOn(control))
    .filter((state) => !looksDifferentWithout(control, state) && !hasIconOfItsOwn(control, state))
    .map(({ name }) => `${describe(control)}: nobody sees that it is ${name}`);
}

function invisibleFocus(control: HTMLElement): string[] {
  const component = componentOf(control);
  (document.activeElement as HTMLElement | null)?.blur();
  // Keys focus an item together with the tab stop of its group.
  const tabindex = control.getAttribute('tabindex');
  if (tabindex !== null) control.tabIndex = 0;
  const before = rings(component);
  control.focus();
  if (tabindex !== null) control.tabIndex = 0;
  if (document.activeElement !== control) return [];
  const after = rings(component);
  control.blur();
  if (tabindex !== null) control.setAttribute('tabindex', tabindex);
  return before === after ? [`${describe(control)}: nobody sees the focus`] : [];
}

/** A field needs an edge, because backgrounds are removed. A choice may be a drawing instead. */
function missingEdge(control: HTMLElement): string[] {
  if (!control.matches('input, select, textarea')) return [];
  if (labelOf(control)?.querySelector('svg')) return [];
  const component = componentOf(control);
  const held = [control, ...ancestorsUntil(control, component), ...component.querySelectorAll('*')];
  const hasEdge = held.some((element) =>
    drawings.some((pseudo) => edges(getComputedStyle(element, pseudo)).length === sides.length),
  );
  return hasEdge ? [] : [`${describe(control)}: has no edge`];
}

function ancestorsUntil(element: Element, end: Element): Element[] {
  const found: Element[] = [];
  for (let at = element.parentElement; at !== null; at = at.parentElement) {
    found.push(at);
    if (at === end) break;
  }
  return found;
}

/** Our colours that stay in forced colours. */
function ownColors(root: Element, system: Set<string>): string[] {
  const own = (color: string) => color !== 'none' && !isClear(color) && !system.has(color);
  return drawingsIn(root).flatMap(({ element, pseudo = '', style }) => {
    const found: string[] = [];
    const name = `${describe(element)}${pseudo}`;
    if (element instanceof SVGGraphicsElement && !(element instanceof SVGSVGElement)) {
      for (const kind of ['fill', 'stroke'] as const) {
        if (own(style[kind])) found.push(`${name}: ${kind} ${style[kind]}`);
      }
    } else if (style.getPropertyValue('forced-color-adjust') === 'none') {
      if (own(style.backgroundColor)) found.push(`${name}: ground ${style.backgroundColor}`);
      if (ring(style) !== '' && own(style.outlineColor)) found.push(`${name}: ring`);
      for (const edge of edges(style)) {
        if (own(edge.split(' ').slice(2).join(' '))) found.push(`${name}: edge ${edge}`);
      }
      if (pseudo === '' && hasWords(element) && own(style.color))
        found.push(`${name}: words ${style.color}`);
    }
    return found;
  });
}

const seen = new Set<string>();

/** One of each kind: the same part in the same state looks the same in every story. */
function isNew(control: HTMLElement): boolean {
  const component = componentOf(control);
  const state = [component, control]
    .flatMap((element) => [...element.attributes])
    .filter(({ name }) =>
      /^(?:data-|aria-(?!label|controls|describedby|owns)|type|disabled)/.test(name),
    )
    .map(({ name, value }) => `${name}=${value}`)
    .join();
  const key = `${component.className} ${control.className} ${control.localName} ${state} ${(control as HTMLInputElement).checked}`;
  if (seen.has(key)) return false;
  seen.add(key);
  return true;
}

/** What is indistinguishable, invisible or misleading in forced colours. */
export function lostInForcedColors(): string[] {
  const all = controls(document.body).filter(
    (control) => control.closest('[data-component]') !== null,
  );
  const owned = all.filter(isNew);
  return [
    ...notGrey(all),
    ...owned.flatMap(missingEdge),
    ...owned.flatMap(invisibleStates),
    ...owned.flatMap(invisibleFocus),
    ...ownColors(document.body, new Set(systemColors().values())),
  ];
}
