import type { ComponentName, FlagOf, PartOf, StateOf, ValueOf } from './components.ts';
import { fill, press, pressKey } from './events.ts';

/** Narrows down a search. */
export interface FindOptions {
  /**
   * Where to search.
   *
   * @default document
   */
  within?: ParentNode | Pick<Wrapper<ComponentName>, 'element'> | undefined;
  /** A piece of the text that it has to contain. */
  containing?: string | undefined;
}

/** A component in the page, or one of its parts. */
export interface Wrapper<Name extends ComponentName> {
  /** The element itself, for the queries and matchers of your own tools. */
  readonly element: HTMLElement;
  /** Its text without spaces around it. */
  readonly text: string;
  /** The only part of this name; throws without one or with several. */
  part: (name: PartOf<Name>, options?: Pick<FindOptions, 'containing'>) => Wrapper<Name>;
  /** Every part of this name, in the order of the document. */
  parts: (name: PartOf<Name>) => Wrapper<Name>[];
  /** Whether it has a `data-` attribute without a value, such as `data-invalid`. */
  is: (flag: FlagOf<Name>) => boolean;
  /** The value of a `data-` attribute, such as `data-state`. */
  state: <State extends StateOf<Name>>(name: State) => ValueOf<Name, State> | undefined;
  /** Presses it, as a mouse does. */
  press: () => Promise<void>;
  /** Fills the control in it: text for an input, the value of an option for a select. */
  fill: (value: string) => Promise<void>;
  /** Presses a key in it, by its `KeyboardEvent.key`: `ArrowDown`. */
  pressKey: (key: string) => Promise<void>;
}

const nameOf = (element: Element): string => element.getAttribute('data-component') ?? '';

/**
 * Whether an element is a part of a component, not of another one inside it. A list of a combobox
 * is part of the combobox.
 */
function belongsTo(part: Element, root: Element): boolean {
  // A part can be the root of another component.
  const owner = part.parentElement?.closest('[data-component]');
  if (!owner || owner === root) return owner === root;
  const [inner, outer] = [nameOf(owner), nameOf(root)];
  return inner.startsWith(`${outer}-`) || outer.startsWith(`${inner}-`);
}

/** The names of what can be found, for a message. */
function available(elements: Iterable<Element>, attribute: string): string {
  const names = new Set(Array.from(elements, (element) => element.getAttribute(attribute)));
  return names.size > 0 ? [...names].join(', ') : 'none';
}

const isContaining = (element: Element, text: string | undefined): boolean =>
  text === undefined || element.textContent.includes(text);

function only(found: readonly HTMLElement[], what: string, there: string): HTMLElement {
  const [first] = found;
  if (first === undefined) throw new Error(`There is no ${what}. There are: ${there}.`);
  if (found.length > 1) throw new Error(`There are ${found.length} of ${what}: say which one.`);
  return first;
}

function wrap<Name extends ComponentName>(element: HTMLElement, root: HTMLElement): Wrapper<Name> {
  const parts = (name?: string): HTMLElement[] =>
    [
      ...element.querySelectorAll<HTMLElement>(
        name === undefined ? '[data-part]' : `[data-part="${name}"]`,
      ),
    ].filter((part) => belongsTo(part, root));
  return {
    element,
    get text() {
      return element.textContent.trim();
    },
    part: (name, { containing } = {}) => {
      const found = parts(name).filter((part) => isContaining(part, containing));
      const what = `part "${name}" in ${nameOf(root)}`;
      return wrap(only(found, what, available(parts(), 'data-part')), root);
    },
    parts: (name) => parts(name).map((part) => wrap(part, root)),
    is: (flag) => element.hasAttribute(`data-${flag}`),
    state: <State extends StateOf<Name>>(name: State) =>
      (element.getAttribute(`data-${name}`) ?? undefined) as ValueOf<Name, State> | undefined,
    press: () => press(element),
    fill: (value) => fill(element, value),
    pressKey: (key) => pressKey(element, key),
  };
}

const placeOf = ({ within = document }: FindOptions): ParentNode =>
  'element' in within ? within.element : within;

const search = (name: string, options: FindOptions): HTMLElement[] =>
  [...placeOf(options).querySelectorAll<HTMLElement>(`[data-component="${name}"]`)].filter(
    (element) => isContaining(element, options.containing),
  );

/**
 * Every component of this name in the page, in the order of the document.
 *
 * @example expect(findAll('salon-card')).toHaveLength(12);
 */
export function findAll<Name extends ComponentName>(
  name: Name,
  options: FindOptions = {},
): Wrapper<Name>[] {
  return search(name, options).map((element) => wrap(element, element));
}

/**
 * The only component of this name in the page; throws without one or with several. Its types know
 * the parts and the states of every component.
 *
 * @example
 * const dialog = find('dialog', { containing: 'Book?' });
 * await dialog.part('close').press();
 */
export function find<Name extends ComponentName>(
  name: Name,
  options: FindOptions = {},
): Wrapper<Name> {
  const all = available(placeOf(options).querySelectorAll('[data-component]'), 'data-component');
  const element = only(search(name, options), `component "${name}"`, all);
  return wrap(element, element);
}
