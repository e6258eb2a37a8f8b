type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (element: unknown): element is Field =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

/** Presses on the others are repeated; a file cannot be chosen by a script. */
const isTyped = (element: unknown): element is Field =>
  isField(element) && !/^(?:radio|checkbox|file|hidden|button|submit|reset)$/.test(element.type);

/** The value in the markup, which is also what React has rendered. */
function rendered(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const options = [...field.options];
  return (options.find((option) => option.hasAttribute('selected')) ?? options[0])?.value ?? '';
}

/** Selector of the elements that may take the place of one that React rendered again. */
function kindOf(element: Element): string {
  const name = element.getAttribute('name');
  // React gives radios of a group a name of its own.
  const named = name === null || name.startsWith('_') ? '' : `[name="${CSS.escape(name)}"]`;
  return `${element.localName}${named}`;
}

/** Of the elements in a container: their kinds, so that each is found again after a new render. */
function placesOf(container: HTMLElement) {
  const places = new Map<Element, { kind: string; index: number }>();
  const selector = 'a[href], button, input, textarea, select, summary, [tabindex]';
  for (const element of container.querySelectorAll(selector)) {
    const kind = kindOf(element);
    const index = [...container.querySelectorAll(kind)].indexOf(element);
    places.set(element, { kind, index });
  }
  return (element: Element): Element | undefined => {
    if (element.isConnected) return element;
    const place = places.get(element);
    return place && [...container.querySelectorAll(place.kind)][place.index];
  };
}

/** The setter of the browser, without that of React, which would regard the value as known. */
function setQuietly(field: Field, value: string): void {
  const prototype: unknown = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
}

/** Fields of some types, such as those of mail addresses, have no selection. */
type Selection = readonly [number, number] | null;

function selectionOf(field: Element | null): Selection {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return null;
  const { selectionStart, selectionEnd } = field;
  return selectionStart === null || selectionEnd === null ? null : [selectionStart, selectionEnd];
}

function select(field: Element, selection: Selection): void {
  if (selection === null) return;
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    field.setSelectionRange(...selection);
  }
}

/** Sets a value as if the visitor had just typed it. */
function type(field: Field, value: string): void {
  const selection = document.activeElement === field ? selectionOf(field) : null;
  if (field instanceof HTMLSelectElement) field.value = value;
  else {
    // React ignores a text that it has seen before.
    field.value = rendered(field);
    setQuietly(field, value);
  }
  select(field, selection);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/**
 * What a visitor types before hydration is in the fields, but in no state of React.
 * @param container - the page, as the server rendered it
 * @returns passes it on to the hydrated page; values and focus survive a new render, too
 */
export function watchTyped(container: HTMLElement): () => void {
  const find = placesOf(container);
  const typed = new Map<Field, string>();
  for (const field of container.querySelectorAll('input, textarea, select')) {
    if (isTyped(field) && field.value !== rendered(field)) typed.set(field, field.value);
  }
  const composed = new Set<Field>();
  let focused = container.contains(document.activeElement) ? document.activeElement : null;

  const done = new AbortController();
  const watch = (name: string, listen: (event: Event) => void) =>
    window.addEventListener(name, listen, { capture: true, signal: done.signal });
  const keep = ({ target }: Event): void => {
    if (isTyped(target) && container.contains(target)) typed.set(target, target.value);
  };
  watch('input', keep);
  watch('change', keep);
  watch('focusin', ({ target }) => {
    focused = target instanceof Element && container.contains(target) ? target : null;
  });
  // The visitor leaves it; an element that is removed only loses the focus.
  watch('pointerdown', ({ target }) => {
    if (!(target instanceof Node && focused?.contains(target) === true)) focused = null;
  });
  watch('compositionstart', ({ target }) => isTyped(target) && composed.add(target));
  watch('compositionend', ({ target }) => isTyped(target) && composed.delete(target));

  return () => {
    done.abort();
    for (const [field, value] of typed) {
      const now = find(field);
      // The next letter tells React all of it; a set value would break off the composition.
      if (isTyped(now) && !composed.has(now)) type(now, value);
    }
    if (focused === null || document.activeElement !== document.body) return;
    const target = find(focused);
    if (!(target instanceof HTMLElement)) return;
    target.focus({ preventScroll: true });
    select(target, selectionOf(focused));
  };
}
